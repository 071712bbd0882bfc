import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { getSettlementStatement } from '#contract/money/settlements.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { DONE_SETTLEMENT_STATES, whole } from '#domain/money/settlement.ts';
import words from '#messages/money/refusals/index.ts';
import statementWords from '#messages/money/statement/index.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import { rows } from '#server/db/rows.ts';
import { listings, people, settlements } from '#server/db/schema/index.ts';
import { type Booking, findBooking } from '#server/deals/bookings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { standingOf } from './standing.ts';
import { type StatementLine, statementPdf } from './statement-pdf.ts';

type Move = keyof typeof statementWords.moves;

interface Moved {
  at: Date;
  what: 'paid' | Move;
  /** What was paid for, or why it went back. */
  text: string | null;
  inPaise: Paise | null;
  buyerPaise: Paise | null;
  ownerPaise: Paise | null;
}

/** Every rupee of a deal: what came in and what went to whom, in the order it happened. */
const findLines = ({ db }: Context, { id, ownerId }: Booking): Promise<Moved[]> =>
  rows<Moved>(
    db,
    sql`with deal as (
          select o.id, o.paid_at, o.description, o.total_paise from orders o
          left join instalments i on o.subject_kind = 'instalment' and i.id = o.subject_id
          where o.state = 'paid' and (o.purpose = 'token' and o.subject_id = ${id}
            or o.purpose = 'instalment' and i.booking_id = ${id}))
        select paid_at as at, 'paid' as what, description as text, total_paise as "inPaise",
          null::bigint as "buyerPaise", null::bigint as "ownerPaise" from deal
        union all
        select r.created_at, 'refund', r.reason, null, r.amount_paise, null
        from refunds r join deal on deal.id = r.order_id where r.payment_id is null
        union all
        select updated_at, case kind when 'withdrawal' then 'withdrawn' else 'released' end, null, null,
          case kind when 'withdrawal' then amount_paise end,
          case kind when 'withdrawal' then null else amount_paise end
        from releases where subject_kind = 'booking' and subject_id = ${id} and kind <> 'forfeit'
          and state in ('approved', 'paid')
        union all
        select t.at, case t.kind when 'gateway-fee' then 'gatewayKept' else 'leftToOwner' end,
          null, null, null,
          case t.kind when 'gateway-fee' then null else -e.amount_paise end
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where e.amount_paise < 0 and (t.reference_kind = 'booking' and t.reference_id = ${id}
              and (t.kind = 'gateway-fee' or t.kind = 'forfeit')
            or t.kind = 'settlement' and t.reference_kind = 'settlement'
              and t.reference_id in (select id from settlements where booking_id = ${id})
              and a.code = 'liability:payable:' || ${ownerId}::int)
        order by 1, 2, 3`,
  );

async function feeOf({ db }: Context, { id }: Booking): Promise<Paise | undefined> {
  const [found] = await rows<{ paise: Paise }>(
    db,
    sql`select e.amount_paise as paise from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        where t.kind = 'gateway-fee' and t.reference_kind = 'booking' and t.reference_id = ${id}
          and e.amount_paise > 0`,
  );
  return found?.paise;
}

function wordsOf({ what, text }: Moved): string {
  const told = text && retold(text);
  if (what === 'paid') return told ?? '';
  const said = statementWords.moves[what];
  return told ? `${said}: ${told}` : said;
}

const asLine = (moved: Moved): StatementLine => ({
  at: moved.at,
  what: () => wordsOf(moved),
  paidIn: toRupees(moved.inPaise),
  toBuyer: toRupees(moved.buyerPaise),
  toOwner: toRupees(moved.ownerPaise),
});

export const getSettlementStatementVerb: Verb<typeof getSettlementStatement> = async (
  context,
  { params },
) => {
  const { db, ports, now } = context;
  const booking = await findBooking(context, db, params.id);
  const standing = await standingOf(context, db, booking);
  const { state } = booking;
  if ((state !== 'cancelled' && state !== 'completed') || whole(standing) === 0) {
    throw new AppError('conflict', words.statementOnceEnded);
  }
  const { id, ownerId, buyerId, listingId } = booking;
  const done = inArray(settlements.state, [...DONE_SETTLEMENT_STATES]);
  const [[listing], parties, lines, fee, settled] = await Promise.all([
    db.select({ title: listings.title }).from(listings).where(eq(listings.id, listingId)),
    db
      .select({ id: people.id, first: people.firstName, last: people.lastName })
      .from(people)
      .where(inArray(people.id, [ownerId, buyerId])),
    findLines(context, booking),
    feeOf(context, booking),
    db
      .select()
      .from(settlements)
      .where(and(eq(settlements.bookingId, id), done))
      .orderBy(asc(settlements.id)),
  ]);
  const nameOf = (personId: number) => {
    const found = parties.find((person) => person.id === personId);
    return found ? shortName(found.first, found.last) : '';
  };
  const pdf = await statementPdf({
    bookingId: id,
    title: listing?.title ?? '',
    owner: nameOf(ownerId),
    buyer: nameOf(buyerId),
    state: () => statementWords.states[state],
    isSample: ports.gateway.name === 'sandbox',
    at: now(),
    lines: lines.map(asLine),
    standing: {
      buyer: toRupees(standing.buyer),
      owner: toRupees(standing.owner),
      held: toRupees(standing.held),
      fee: fee === undefined ? 0 : toRupees(fee),
    },
    settled: settled.map((row) => ({
      reason: () => retold(row.reason),
      toBuyer: toRupees(row.buyerPaise),
      toOwner: toRupees(row.ownerPaise),
      owed: row.owedBy === null ? null : toRupees(row.owedPaise),
      owedBy: row.owedBy === ownerId ? 'owner' : 'buyer',
      dueOn: row.dueOn,
      isPaidBack: row.state === 'settled',
    })),
  });
  return new Download(pdf, 'application/pdf', `settlement-statement-${id}.pdf`);
};
