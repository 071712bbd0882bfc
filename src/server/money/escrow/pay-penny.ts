import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { accounts } from '#domain/money/ledger.ts';
import books from '#messages/lib/books/index.ts';
import words from '#messages/money/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { orders } from '#server/db/schema/index.ts';
import { keepHold } from '#server/deals/bookings/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import type { PurposeHandler } from '#server/money/purposes/index.ts';
import { requireIdentity } from '#server/people/kyc/index.ts';
import { findDueBooking, moneyPath } from './own-booking.ts';
import { returnPennies } from './return-pennies.ts';

const ONE_RUPEE = fromRupees(1);

/** Once for a booking is enough to know that paying works. */
async function requireUntested(db: Queryable, bookingId: number, exceptOrder = 0): Promise<void> {
  const [made] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.subjectKind, 'booking'),
        eq(orders.subjectId, bookingId),
        eq(orders.purpose, 'penny'),
        eq(orders.state, 'paid'),
        ne(orders.id, exceptOrder),
      ),
    );
  if (made) throw new AppError('conflict', words.pennyMade);
}

/**
 * A rupee before the large sum; it goes back at once (./return-pennies.ts). It shows that a buyer can
 * pay: from then on a new booking keeps its home off the market while the owner decides.
 */
export const pennyPurpose: PurposeHandler = {
  async quote(context, request) {
    await requireIdentity(context, context.db, 'book');
    const { booking, title } = await findDueBooking(context, request, ['held', 'accepted']);
    await requireUntested(context.db, booking.id);
    return {
      description: forTheBooks(() => books.testPaymentFor({ title })),
      subjectKind: 'booking',
      subjectId: booking.id,
      priceItem: null,
      listPaise: ONE_RUPEE,
      returnPath: moneyPath(booking.id),
    };
  },
  async grant(context, tx, { id, subjectId }) {
    await requireUntested(tx, subjectId ?? 0, id);
    await keepHold(context, tx, subjectId ?? 0);
  },
  revoke: async () => {},
  afterPaid: returnPennies,
  // One of its own, so that it never counts as the deal's.
  escrowAccount: ({ id }) => accounts.escrow('penny', id),
};
