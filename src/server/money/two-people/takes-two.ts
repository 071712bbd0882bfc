import { type SQL, sql } from 'drizzle-orm';
import { NOTHING, type Paise, plus, restOf } from '#domain/lib/money.ts';
import type { SubjectKind } from '#domain/lib/subject.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { MONEY_OUT_DAYS, PAYOUT_FREE_PAISE } from '#domain/money/payout.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { inTurn } from '#server/db/in-turn.ts';
import { rows } from '#server/db/rows.ts';

/** Money on its way out. */
export interface MoneyOut {
  /** What it was held or paid for; an instalment counts as its booking. */
  subjectKind: SubjectKind | null;
  subjectId: number | null;
  payeeId: number;
  amountPaise: Paise;
}

/** Of staff, who decides this; null where a payer, a rule or the clock does. */
export const staffOf = ({ actor }: Context): number | null =>
  actor.kind === 'person' && actor.role === 'admin' ? actor.id : null;

const bookingOf = (kind: SQL, id: SQL): SQL =>
  sql`case ${kind} when 'instalment' then (select i.booking_id from instalments i where i.id = ${id}) else ${id} end`;
const kindOf = (kind: SQL): SQL =>
  sql`case ${kind} when 'instalment' then 'booking' else ${kind}::text end`;

/** What went out by nobody's or one person's word: payouts, and refunds that staff decided or caused. */
const passedSince = (since: Date): SQL => sql`
  select y.amount_paise as paise, r.subject_kind::text as kind, r.subject_id as id,
    y.person_id as payee, y.decided_by as staff
  from payouts y join releases r on r.id = y.release_id
  where y.created_at > ${since} and y.approved_by is null
    and y.state not in ('waiting', 'seconded', 'rejected')
  union all
  select f.amount_paise, ${kindOf(sql`o.subject_kind`)}, ${bookingOf(sql`o.subject_kind`, sql`o.subject_id`)},
    o.person_id, f.requested_by
  from refunds f join orders o on o.id = f.order_id
  where f.created_at > ${since} and f.requested_by is not null and f.seconded_by is null`;

/** What counts against this already: by what it is for, by who gets it, by who of staff decides; the most of the three. */
async function countedSoFar(
  context: Context,
  db: Queryable,
  { subjectKind, subjectId, payeeId }: Omit<MoneyOut, 'amountPaise'>,
): Promise<Paise> {
  const kind = sql`${subjectKind}::text`;
  const id = sql`${subjectId}::int`;
  const [found] = await rows<{ most: Paise }>(
    db,
    sql`with passed as (${passedSince(daysBefore(context.now(), MONEY_OUT_DAYS))})
        select greatest(
          coalesce(sum(paise) filter (
            where kind = ${kindOf(kind)} and id = ${bookingOf(kind, id)}), 0),
          coalesce(sum(paise) filter (where payee = ${payeeId}), 0),
          coalesce(sum(paise) filter (where staff = ${staffOf(context)}::int), 0))::bigint as most
        from passed`,
  );
  return found?.most ?? NOTHING;
}

/**
 * Whether two of staff must agree to this: with what went out within thirty days for the same deal,
 * to the same person, or by the same one of staff, it is above the limit. Until the transaction ends
 * nobody else's is counted, so that many at once are counted one after another; nothing else is
 * locked after it but the numbers of invoices.
 */
export async function takesTwo(context: Context, tx: Transaction, out: MoneyOut): Promise<boolean> {
  if (out.amountPaise === 0) return false;
  await inTurn(tx, 'money out');
  return plus(await countedSoFar(context, tx, out), out.amountPaise) > PAYOUT_FREE_PAISE;
}

/** How much of this the caller may let go alone, as it stands now: what a dialog offers, not a promise. */
export async function roomForOne(
  context: Context,
  db: Queryable,
  out: Omit<MoneyOut, 'amountPaise'>,
): Promise<Paise> {
  return restOf(PAYOUT_FREE_PAISE, await countedSoFar(context, db, out));
}
