import { type SQL, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { partyReviews } from '#contract/professionals/reviews.ts';
import { keyset, latestFirst } from '#server/db/keyset.ts';
import { rows } from '#server/db/rows.ts';
import { requireKnownParty } from '#server/deals/contacts/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { presentReview, type ReviewRow } from './present-review.ts';

const NEWEST_FIRST = latestFirst('party reviews', sql`r.created_at`, sql`r.id`);

/** In sight, of a deal that was completed, by its other side, and of each author the latest. */
const dealReviews = (personId: number): SQL => sql`(
  select distinct on (r.author_id) r.* from reviews r
  join bookings k on r.subject_kind = 'booking' and k.id = r.subject_id
  where r.person_id = ${personId} and r.hidden_at is null and k.state = 'completed'
    and ((k.owner_id = r.person_id and k.buyer_id = r.author_id)
      or (k.buyer_id = r.person_id and k.owner_id = r.author_id))
  order by r.author_id, r.id desc)`;

export const partyReviewsVerb: Verb<typeof partyReviews> = async (context, { params, query }) => {
  const { db } = context;
  const { personId } = params;
  await requireKnownParty(context, personOf(context).id, personId);
  const page = keyset(context, NEWEST_FIRST, query);
  const [found, [all]] = await Promise.all([
    rows<ReviewRow & { key: string[] }>(
      db,
      sql`select r.id, a.first_name as "authorFirst", a.last_name as "authorLast",
            a.deleted_at is not null as "authorGone", r.subject_kind as "subjectKind", r.stars,
            r.text, r.created_at as "createdAt", r.answer, r.answered_at as "answeredAt",
            ${page.key} as key
          from ${dealReviews(personId)} r join people a on a.id = r.author_id
          where ${page.after} ${page.end}`,
    ),
    rows<{ total: number; mean: number | null }>(
      db,
      sql`select count(*)::int as total, round(avg(r.stars), 1)::float8 as mean
          from ${dealReviews(personId)} r`,
    ),
  ]);
  return success({
    ...page.answer(found, all?.total ?? 0, presentReview),
    mean: all?.mean ?? null,
  });
};
