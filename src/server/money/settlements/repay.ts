import { eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { receiveSettlement } from '#contract/money/settlement-steps.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import type { Purpose } from '#domain/money/purpose.ts';
import books from '#messages/lib/books/index.ts';
import doneWords from '#messages/money/done/index.ts';
import words from '#messages/money/news/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { bookings, listings, type Settlement, settlements } from '#server/db/schema/index.ts';
import type { Booking } from '#server/deals/bookings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { moneyPath } from '#server/money/escrow/index.ts';
import { post } from '#server/money/ledger/index.ts';
import type { PurposeHandler } from '#server/money/purposes/index.ts';
import { lockOwn } from './find-own.ts';
import { otherSide, personOn, type Side, tell } from './tell.ts';

const gone = () => new AppError('not_found', refusalsWords.settlementNotFound);

async function find(db: Queryable, id: number) {
  const [found] = await db
    .select({ settlement: settlements, booking: bookings, title: listings.title })
    .from(settlements)
    .innerJoin(bookings, eq(bookings.id, settlements.bookingId))
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .where(eq(settlements.id, id));
  if (!found) throw gone();
  return found;
}

const debtorOf = ({ owedBy }: Settlement, { ownerId }: Booking): Side =>
  owedBy === ownerId ? 'owner' : 'buyer';

/** It is owed no more: the claim goes out of the books, and what was paid here is the other side’s. */
async function close(
  context: Context,
  tx: Transaction,
  { id, owedPaise }: Settlement,
  booking: Booking,
  { debtor, isPaidHere }: { debtor: Side; isPaidHere: boolean },
): Promise<void> {
  const creditor = personOn(booking, otherSide(debtor));
  await post(context, tx, {
    kind: 'settlement-repaid',
    referenceKind: 'settlement',
    referenceId: id,
    memo: forTheBooks(() => (isPaidHere ? books.owedPaid({ id }) : books.owedReceived({ id }))),
    entries: [
      debit(accounts.owedTo(creditor), owedPaise),
      credit(accounts.owedBy(personOn(booking, debtor)), owedPaise),
      ...(isPaidHere
        ? [
            debit(accounts.escrow('booking', booking.id), owedPaise),
            credit(accounts.payable(creditor), owedPaise),
          ]
        : []),
    ],
  });
}

/** What somebody owes after a settlement, paid through us to the other side. */
const repayment: PurposeHandler = {
  async quote({ db }, { personId, subjectId }) {
    const { settlement, booking, title } = await find(db, subjectId ?? 0);
    if (settlement.owedBy !== personId) throw gone();
    if (settlement.state !== 'owing') {
      throw new AppError('conflict', refusalsWords.nothingOwed);
    }
    return {
      description: forTheBooks(() => books.owedFor({ title })),
      subjectKind: 'settlement',
      subjectId: settlement.id,
      priceItem: null,
      listPaise: settlement.owedPaise,
      returnPath:
        debtorOf(settlement, booking) === 'buyer'
          ? moneyPath(booking.id)
          : `/OwnerBookedPropertyDetails/${booking.id}/${booking.listingId}`,
    };
  },
  async grant(context, tx, { subjectId }) {
    const { settlement, booking, title } = await find(tx, subjectId ?? 0);
    const set = sql`updated_at = ${context.now()}`;
    await changeState(context, tx, { kind: 'settlement', id: settlement.id, name: 'repay', set });
    const debtor = debtorOf(settlement, booking);
    await close(context, tx, settlement, booking, { debtor, isPaidHere: true });
    await tell(context, tx, booking, otherSide(debtor), {
      title: () => words.owedArrived,
      body: () => words.owedArrivedBody({ owedPaise: inRupees(settlement.owedPaise), title }),
    });
  },
  async revoke() {
    throw new AppError('conflict', refusalsWords.owedIsOthers);
  },
  escrowAccount: async ({ subjectId }, tx) =>
    accounts.escrow('booking', (await find(tx, subjectId ?? 0)).settlement.bookingId),
};

/** What is paid after a settlement. */
export const settlementPurposes = { settlement: repayment } satisfies Partial<
  Record<Purpose, PurposeHandler>
>;

/** The word of who is owed alone ends it without a payment through us. */
export const receiveSettlementVerb: Verb<typeof receiveSettlement> = async (
  context,
  { params: { id }, body: { note } },
) => {
  await context.db.transaction(async (tx) => {
    const { settlement, deal, side } = await lockOwn(context, tx, id, 'either');
    const { booking, listing } = deal;
    if (settlement.owedBy === personOn(booking, side)) throw gone();
    await changeState(context, tx, {
      kind: 'settlement',
      id,
      name: 'receive',
      set: sql`updated_at = ${context.now()}`,
      note: note || null,
    });
    const debtor = otherSide(side);
    await close(context, tx, settlement, booking, { debtor, isPaidHere: false });
    await audit(context, tx, {
      action: 'settlement.receive',
      subjectKind: 'settlement',
      subjectId: id,
      detail: { owedPaise: settlement.owedPaise },
    });
    await tell(context, tx, booking, debtor, {
      title: () => words.oweNothing,
      body: () =>
        words.oweNothingBody({ title: listing.title, owedPaise: inRupees(settlement.owedPaise) }),
    });
  });
  return success({ settlementId: id, state: 'settled' as const }, doneWords.nothingOwedToYou);
};
