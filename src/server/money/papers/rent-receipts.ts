import { and, desc, eq } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type * as contract from '#contract/money/rent-receipts.ts';
import { needsRevenueStamp, RENT_PAID_BY_LABEL } from '#domain/deals/rent-receipt.ts';
import { formatExactRupees, formatRupees, fromRupees, toRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { monthName } from '#domain/lib/time/month.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import doneWords from '#messages/money/done/index.ts';
import words from '#messages/money/news/index.ts';
import paperWords from '#messages/money/papers/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { listings, rentReceipts } from '#server/db/schema/index.ts';
import { findBooking, lockBooking, tellBuyer } from '#server/deals/bookings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { both, inBoth } from '#server/lib/pdf/both.ts';
import { amountInWords } from '#server/money/invoices/index.ts';
import { billingOf } from '#server/money/prices/index.ts';
import { findMaskedPan } from '#server/people/kyc/index.ts';
import { openPaper } from './paper-flow.ts';

type Row = typeof rentReceipts.$inferSelect;

const present = ({ month, amountPaise, paidBy, paidOn }: Row) => ({
  month,
  amount: toRupees(amountPaise),
  paidBy,
  paidOn,
});

export const listRentReceiptsVerb: Verb<typeof contract.listRentReceipts> = async (
  context,
  { params },
) => {
  const booking = await findBooking(context, context.db, params.id);
  const found = await context.db
    .select()
    .from(rentReceipts)
    .where(eq(rentReceipts.bookingId, booking.id))
    .orderBy(desc(rentReceipts.month));
  return success(found.map(present));
};

export const giveRentReceiptVerb: Verb<typeof contract.giveRentReceipt> = async (
  context,
  { params, body },
) => {
  const { month, amount, paidBy, paidOn } = body;
  const today = puneDate(context.now());
  if (paidOn > today) throw fieldError('paidOn', refusalsWords.dayUpToToday);
  if (month > puneDate(context.now(), 31).slice(0, 7)) {
    throw fieldError('month', refusalsWords.monthUpToNext);
  }
  const receipt = await context.db.transaction(async (tx) => {
    const { listing, booking } = await lockBooking(context, tx, params.id, 'owner');
    const isFirm = booking.state === 'paid' || booking.state === 'completed';
    if (listing.listedIn !== 'rent' || !isFirm) {
      throw new AppError('conflict', refusalsWords.receiptsForRented);
    }
    const ofMonth = and(eq(rentReceipts.bookingId, booking.id), eq(rentReceipts.month, month));
    const [before] = await tx.select().from(rentReceipts).where(ofMonth);
    if (before)
      throw new AppError('conflict', refusalsWords.receiptThere({ month: monthName(month) }));
    const made = await insertOne(tx, rentReceipts, {
      bookingId: booking.id,
      month,
      amountPaise: fromRupees(amount),
      paidBy,
      paidOn,
      createdAt: context.now(),
    });
    await audit(context, tx, {
      action: 'rent.receipt',
      subjectKind: 'booking',
      subjectId: booking.id,
      detail: { month, amount },
    });
    await tellBuyer(context, tx, booking, {
      title: () => words.rentReceiptFor({ month: monthName(month) }),
      body: () => words.rentReceived({ title: listing.title, amount: formatRupees(amount) }),
    });
    return made;
  });
  return success(present(receipt), doneWords.receiptGiven({ month: monthName(month) }));
};

async function rentReceiptPdf(context: Context, row: Row, parties: Parties): Promise<Buffer> {
  const { db } = context;
  const { month, amountPaise, paidBy, paidOn, createdAt, bookingId } = row;
  const [owner, tenant, pan, [home]] = await Promise.all([
    billingOf(db, parties.ownerId),
    billingOf(db, parties.buyerId),
    findMaskedPan(db, parties.ownerId),
    db
      .select({ address: listings.address, door: listings.privateAddress })
      .from(listings)
      .where(eq(listings.id, parties.listingId)),
  ]);
  const number = `${bookingId}/${month}`;
  const flow = openPaper({
    title: () => paperWords.rentReceipt,
    number,
    at: createdAt,
    isSample: false,
  });
  flow.fact(
    both(() => paperWords.month),
    both(() => monthName(month)),
  );
  flow.fact(
    both(() => paperWords.receivedFrom),
    tenant.name,
  );
  flow.fact(
    both(() => paperWords.forHome),
    [home?.door, home?.address].filter(Boolean).join(', '),
  );
  flow.fact(
    both(() => paperWords.paidOn),
    both(() => formatDate(paidOn)),
  );
  flow.fact(
    both(() => paperWords.paidBy),
    both(() => RENT_PAID_BY_LABEL[paidBy]),
  );
  flow.heading(both(() => paperWords.amount));
  flow.text(formatExactRupees(toRupees(amountPaise)), { size: 16, bold: true });
  for (const said of inBoth(() => amountInWords(amountPaise))) flow.text(said);
  flow.heading(both(() => paperWords.receivedBy));
  flow.fact(
    both(() => paperWords.owner),
    `${owner.name}, ${owner.address}`,
  );
  flow.fact('PAN', pan ?? both(() => paperWords.panUnchecked));
  if (needsRevenueStamp(toRupees(amountPaise), paidBy)) {
    flow.gap(10);
    for (const said of inBoth(() => paperWords.revenueStamp)) flow.text(said, { bold: true });
    flow.room(90);
    const { sheet, y } = flow;
    for (const edge of [y + 8, y + 80]) sheet.line(48, 128, edge);
    flow.gap(90);
  }
  return flow.finish();
}

interface Parties {
  ownerId: number;
  buyerId: number;
  listingId: number;
}

export const getRentReceiptPdfVerb: Verb<typeof contract.getRentReceiptPdf> = async (
  context,
  { params },
) => {
  const booking = await findBooking(context, context.db, params.id);
  const [row] = await context.db
    .select()
    .from(rentReceipts)
    .where(and(eq(rentReceipts.bookingId, booking.id), eq(rentReceipts.month, params.month)));
  if (!row) throw new AppError('not_found', refusalsWords.noReceiptOfMonth);
  const pdf = await rentReceiptPdf(context, row, booking);
  return new Download(pdf, 'application/pdf', paperWords.rentReceiptFile(params));
};
