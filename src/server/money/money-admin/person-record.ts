import { sql } from 'drizzle-orm';
import type { RecordSection } from '#contract/people/staff-record.ts';
import { RELEASE_KIND, RELEASE_KINDS } from '#domain/money/release.ts';
import type { Context } from '#server/core/context.ts';
import { sectionOf, stateOf } from '#server/people/staff-desk/index.ts';

/** Where money of a release `r` goes. */
const kindWords = sql`case r.kind ${sql.join(
  RELEASE_KINDS.map((kind) => sql`when ${kind} then ${RELEASE_KIND[kind]}`),
  sql` `,
)} end`;

/** What somebody paid, got back and was paid. */
export async function moneyRecord({ db }: Context, personId: number): Promise<RecordSection[]> {
  return Promise.all([
    sectionOf(
      db,
      'Orders',
      sql`select o.description as title, o.public_id as detail, ${stateOf('order', sql`o.state`)},
            o.total_paise as amount, o.created_at as at, '/Admin/Orders?order=' || o.public_id as link
          from orders o where o.person_id = ${personId}`,
    ),
    sectionOf(
      db,
      'Refunds',
      sql`select o.description as title, r.reason as detail, ${stateOf('refund', sql`r.state`)},
            r.amount_paise as amount, r.created_at as at,
            '/Admin/Orders?order=' || o.public_id as link
          from refunds r join orders o on o.id = r.order_id where o.person_id = ${personId}`,
    ),
    sectionOf(
      db,
      'Payouts',
      sql`select initcap(r.subject_kind::text) || ' #' || r.subject_id as title,
            coalesce(y.message, ${kindWords}) as detail, ${stateOf('payout', sql`y.state`)},
            y.amount_paise as amount, y.created_at as at,
            case when r.subject_kind = 'booking' then '/Admin/Bookings/' || r.subject_id end as link
          from payouts y join releases r on r.id = y.release_id where y.person_id = ${personId}`,
    ),
  ]);
}
