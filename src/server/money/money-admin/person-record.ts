import { sql } from 'drizzle-orm';
import type { RecordSection } from '#contract/people/staff-record.ts';
import { RELEASE_KIND, RELEASE_KINDS } from '#domain/money/release.ts';
import words from '#messages/money/staff-records/index.ts';
import type { Context } from '#server/core/context.ts';
import { sectionOf, stateOf } from '#server/people/staff-desk/index.ts';
import { byKind, saidAround } from './said-in-sql.ts';

/** Where money of a release `r` goes. */
const kindWords = () =>
  byKind(
    sql`r.kind`,
    RELEASE_KINDS.map((kind) => [kind, sql`${RELEASE_KIND[kind]}::text`]),
  );

/** What a release `r` is of. */
const subject = () =>
  byKind(sql`r.subject_kind`, [
    ['booking', saidAround((id) => words.subjects.booking({ id }), sql`r.subject_id`)],
    ['engagement', saidAround((id) => words.subjects.engagement({ id }), sql`r.subject_id`)],
  ]);

/** What somebody paid, got back and was paid. */
export async function moneyRecord({ db }: Context, personId: number): Promise<RecordSection[]> {
  return Promise.all([
    sectionOf(
      db,
      words.orders,
      sql`select o.description as title, o.public_id as detail, ${stateOf('order', sql`o.state`)},
            o.total_paise as amount, o.created_at as at, '/Admin/Orders?order=' || o.public_id as link
          from orders o where o.person_id = ${personId}`,
    ),
    sectionOf(
      db,
      words.refunds,
      sql`select o.description as title, r.reason as detail, ${stateOf('refund', sql`r.state`)},
            r.amount_paise as amount, r.created_at as at,
            '/Admin/Orders?order=' || o.public_id as link
          from refunds r join orders o on o.id = r.order_id where o.person_id = ${personId}`,
    ),
    sectionOf(
      db,
      words.payouts,
      sql`select ${subject()} as title,
            coalesce(y.message, ${kindWords()}) as detail, ${stateOf('payout', sql`y.state`)},
            y.amount_paise as amount, y.created_at as at,
            case when r.subject_kind = 'booking' then '/Admin/Bookings/' || r.subject_id end as link
          from payouts y join releases r on r.id = y.release_id where y.person_id = ${personId}`,
    ),
  ]);
}
