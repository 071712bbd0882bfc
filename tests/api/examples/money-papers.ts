import { fromRupees } from '#domain/lib/money.ts';
import { rentReceipts } from '#server/db/schema/index.ts';
import { insertBooking, listingFor } from '#tests/api/deals/deal-world.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertOrder, insertPerson } from '#tests/builders/index.ts';

/** A rented home of `ownerId`, whose tenant has paid the token amount. */
async function aRental({ context }: World, ownerId: number) {
  const listing = await listingFor(context, ownerId, 'paid');
  const buyer = await insertPerson(context.db);
  await context.db.$client.query(`update listings set listed_in = 'rent' where id = $1`, [
    listing.id,
  ]);
  return insertBooking(context, { listing, buyer }, { state: 'paid' });
}

const RENT = { month: '2026-10', amount: 32_000, paidBy: 'upi', paidOn: '2026-10-05' } as const;

export const moneyPaperExamples: Record<string, Example> = {
  getReceiptPdf: async ({ context }, { id }) => {
    const order = await insertOrder(context.db, {
      personId: id,
      state: 'paid',
      paidAt: new Date(),
    });
    return { path: `/api/propertypayment/receipt/${order.publicId}/pdf` };
  },
  myEarnings: (_, { id }) => ({ path: `/api/profile/earnings/${id}` }),
  getEarningsCsv: (_, { id }) => ({ path: `/api/profile/earnings/${id}/csv` }),
  getYearlyStatementPdf: (_, { id }) => ({ path: `/api/profile/statement/${id}/2026-27/pdf` }),
  getYearlyStatementCsv: (_, { id }) => ({ path: `/api/profile/statement/${id}/2026-27/csv` }),
  listRentReceipts: async (world, { id }) => ({
    path: `/api/book/rentreceipts/${(await aRental(world, id)).id}`,
  }),
  giveRentReceipt: async (world, { id }) => ({
    path: `/api/book/rentreceipts/${(await aRental(world, id)).id}`,
    body: RENT,
  }),
  getRentReceiptPdf: async (world, { id }) => {
    const booking = await aRental(world, id);
    const { amount, ...rest } = RENT;
    await world.context.db
      .insert(rentReceipts)
      .values({ bookingId: booking.id, amountPaise: fromRupees(amount), ...rest });
    return { path: `/api/book/rentreceipts/${booking.id}/${RENT.month}/pdf` };
  },
};
