import { and, eq, lt, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { accounts } from '#domain/money/ledger.ts';
import books from '#messages/lib/books/index.ts';
import notes from '#messages/lib/own-notes/index.ts';
import newsWords from '#messages/money/news/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { bookings, instalments, listings, type Order } from '#server/db/schema/index.ts';
import { tellBuyer, tellOwner } from '#server/deals/bookings/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import type { OrderRequest, PurposeHandler } from '#server/money/purposes/index.ts';
import { isSettled } from './is-settled.ts';
import { moneyPath } from './own-booking.ts';

const gone = () => new AppError('not_found', refusalsWords.instalmentNotFound);

async function find(db: Queryable, id: number) {
  const [found] = await db
    .select({ instalment: instalments, booking: bookings, title: listings.title })
    .from(instalments)
    .innerJoin(bookings, eq(bookings.id, instalments.bookingId))
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .where(eq(instalments.id, id));
  if (!found) throw gone();
  return found;
}

/** Throws conflict unless it is the next one to be paid. */
async function requireNext({ db }: Context, { bookingId, seq }: typeof instalments.$inferSelect) {
  const [earlier] = await db
    .select({ label: instalments.label })
    .from(instalments)
    .where(
      and(
        eq(instalments.bookingId, bookingId),
        eq(instalments.state, 'due'),
        lt(instalments.seq, seq),
      ),
    )
    .limit(1);
  if (earlier) throw new AppError('conflict', `Pay “${earlier.label}” first.`);
}

async function quote(context: Context, { personId, subjectId }: OrderRequest) {
  const { instalment, booking, title } = await find(context.db, subjectId ?? 0);
  if (booking.buyerId !== personId) throw gone();
  if (instalment.state === 'paid') {
    throw new AppError('conflict', refusalsWords.instalmentPaid);
  }
  if (instalment.state === 'waived') {
    throw new AppError('conflict', refusalsWords.instalmentNotAsked);
  }
  if (booking.state !== 'paid') {
    throw new AppError('conflict', refusalsWords.instalmentsAfterToken);
  }
  await requireNext(context, instalment);
  return {
    description: forTheBooks(() => books.instalmentFor({ label: instalment.label, title })),
    subjectKind: 'instalment' as const,
    subjectId: instalment.id,
    priceItem: null,
    listPaise: instalment.amountPaise,
    returnPath: moneyPath(booking.id),
  };
}

async function grant(context: Context, tx: Transaction, order: Order): Promise<void> {
  const { instalment, booking, title } = await find(tx, order.subjectId ?? 0);
  if (booking.state !== 'paid') throw new AppError('conflict', notes.bookingOver);
  await changeState(context, tx, {
    kind: 'instalment',
    id: instalment.id,
    name: 'pay',
    set: sql`order_id = ${order.id}`,
  });
  const words = {
    title: () => newsWords.instalmentArrived,
    body: () =>
      newsWords.instalmentHeld({
        label: instalment.label,
        title,
        total: inRupees(order.totalPaise),
      }),
  };
  await tellBuyer(context, tx, booking, words);
  await tellOwner(context, tx, booking, words);
}

/** A part of the plan, paid once the token amount is. */
export const instalmentPurpose: PurposeHandler = {
  quote,
  grant,
  async revoke(_, tx, { subjectId }) {
    const { booking } = await find(tx, subjectId ?? 0);
    if (booking.state !== 'paid' && booking.state !== 'completed') return;
    if (await isSettled(tx, booking.id)) return;
    throw new AppError('conflict', refusalsWords.instalmentsStand);
  },
  escrowAccount: async ({ subjectId }, tx) =>
    accounts.escrow('booking', (await find(tx, subjectId ?? 0)).booking.id),
};
