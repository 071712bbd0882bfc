import { sql } from 'drizzle-orm';
import { lesserOf, minus, NOTHING, type Paise, restOf } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import { type Division, divide, OWED_DAYS, type Parts } from '#domain/money/settlement.ts';
import books from '#messages/lib/books/index.ts';
import newsWords from '#messages/money/news/index.ts';
import type { Afterwards } from '#server/core/afterwards.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Settlement } from '#server/db/schema/index.ts';
import { type Booking, type Deal, endBooking } from '#server/deals/bookings/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { endRequests, findPaid, takeBackUnsent } from '#server/money/escrow/index.ts';
import { post } from '#server/money/ledger/index.ts';
import { refundOrder, sendLater } from '#server/money/payments/index.ts';
import type { Agreed } from '#server/money/two-people/index.ts';
import { standingOf } from './standing.ts';
import { otherSide, personOn, type Side, tell } from './tell.ts';

interface Decision {
  parts: Parts;
  /** By the other side's code, or by staff. */
  name: 'agree' | 'decide';
  note?: string;
  /** By whom of staff. */
  agreed?: Agreed;
}

/** What was let go beyond a side's part and has not left yet stays with us. */
async function recall(
  context: Context,
  tx: Transaction,
  booking: Booking,
  parts: Parts,
): Promise<void> {
  const standing = await standingOf(context, tx, booking);
  for (const side of ['owner', 'buyer'] as const) {
    const over = restOf(standing[side], parts[side]);
    const personId = personOn(booking, side);
    await takeBackUnsent(context, tx, { bookingId: booking.id, personId }, over);
  }
}

/** Back to the buyer the way it came, of the latest payment first. */
async function giveBack(
  context: Context,
  tx: Transaction,
  { id }: Booking,
  amount: Paise,
  agreed?: Agreed,
): Promise<Afterwards[]> {
  const afterwards: Afterwards[] = [];
  let left = amount;
  for (const order of (await findPaid(tx, id)).toReversed()) {
    const amountPaise = lesserOf(left, restOf(order.totalPaise, order.promisedPaise));
    if (amountPaise === 0) continue;
    const reason = forTheBooks(() => books.dealSettled);
    const request = { orderId: order.id, amountPaise, reason, ...(agreed && { agreed }) };
    afterwards.push(sendLater(context, (await refundOrder(context, tx, request)).id));
    left = minus(left, amountPaise);
  }
  return afterwards;
}

async function book(
  context: Context,
  tx: Transaction,
  { id }: Settlement,
  booking: Booking,
  { toOwner, owedBy, owed }: Division,
): Promise<void> {
  if (toOwner === 0 && !owedBy) return;
  await post(context, tx, {
    kind: 'settlement',
    referenceKind: 'settlement',
    referenceId: id,
    memo: forTheBooks(() => books.settlementOf({ id, booking: booking.id })),
    entries: [
      debit(accounts.escrow('booking', booking.id), toOwner),
      credit(accounts.payable(booking.ownerId), toOwner),
      ...(owedBy
        ? [
            debit(accounts.owedBy(personOn(booking, owedBy)), owed),
            credit(accounts.owedTo(personOn(booking, otherSide(owedBy))), owed),
          ]
        : []),
    ],
  });
}

/** What becomes of a side's part, in words to it. */
function wordsFor(side: Side, { toOwner, toBuyer, owedBy, owed }: Division, dueOn: string): string {
  const words: string[] = [];
  if (side === 'buyer' && toBuyer > 0) {
    words.push(newsWords.backToYou({ toBuyer: inRupees(toBuyer) }));
  }
  if (side === 'owner' && toOwner > 0) {
    words.push(newsWords.yoursChooseAccount({ toOwner: inRupees(toOwner) }));
  }
  if (owedBy === side) {
    words.push(newsWords.youPayBack({ owed: inRupees(owed), dueOn: formatDate(dueOn) }));
  } else if (owedBy) {
    words.push(newsWords.theyPayBack({ owed: inRupees(owed), dueOn: formatDate(dueOn) }));
  }
  return words.join(' ');
}

/**
 * Ends a deal by a settlement, in one transaction in which its listing is locked: the booking is
 * cancelled where it stands, nothing is asked for any more, each side gets of what is held what its part
 * lacks, and what one got beyond is owed from then on. Answers what is to be done once this holds.
 */
export async function carryOut(
  context: Context,
  tx: Transaction,
  { listing, booking }: Deal,
  settlement: Settlement,
  { parts, name, note, agreed }: Decision,
): Promise<Afterwards[]> {
  const at = context.now();
  const { id } = settlement;
  await changeState(context, tx, {
    kind: 'settlement',
    id,
    name,
    set: sql`owner_paise = ${parts.owner}, buyer_paise = ${parts.buyer}, updated_at = ${at}`,
    note: note ?? null,
  });
  const afterwards: Afterwards[] =
    booking.state === 'paid'
      ? await endBooking(context, tx, { listing, booking }, 'settle', settlement.reason)
      : [];
  await endRequests(context, tx, booking.id);
  await recall(context, tx, booking, parts);
  const division = divide(await standingOf(context, tx, booking), parts);
  afterwards.push(...(await giveBack(context, tx, booking, division.toBuyer, agreed)));
  await book(context, tx, settlement, booking, division);
  const { owedBy, owed, toOwner } = division;
  const dueOn = puneDate(at, OWED_DAYS);
  await changeState(context, tx, {
    kind: 'settlement',
    id,
    name: owedBy ? 'owe' : 'settle',
    set: owedBy
      ? sql`let_go_paise = ${toOwner}, owed_by = ${personOn(booking, owedBy)}, owed_paise = ${owed}, due_on = ${dueOn}`
      : sql`let_go_paise = ${toOwner}`,
  });
  await audit(context, tx, {
    action: `settlement.${name}`,
    subjectKind: 'settlement',
    subjectId: id,
    detail: {
      bookingId: booking.id,
      ownerPaise: parts.owner,
      buyerPaise: parts.buyer,
      owedPaise: owedBy ? owed : NOTHING,
      ...(note && { reason: note }),
    },
  });
  const by = () =>
    name === 'agree' ? newsWords.bothAgreed : newsWords.staffDecided({ note: note ?? '' });
  for (const side of ['owner', 'buyer'] as const) {
    await tell(context, tx, booking, side, {
      title: () => newsWords.dealSettled,
      body: () => `“${listing.title}”. ${by()}. ${wordsFor(side, division, dueOn)}`.trim(),
    });
  }
  return afterwards;
}
