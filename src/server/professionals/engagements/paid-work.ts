import { type SQL, sql } from 'drizzle-orm';

/** A condition on engagement `g`: its fee was paid, and did not go back as a whole. */
export const isPaidFor: SQL = sql`exists (select from orders o
  where o.subject_kind = 'engagement' and o.subject_id = g.id and o.state = 'paid'
    and o.total_paise > 0)`;

/** The same, and the work was confirmed. What a professional is known by to strangers counts this alone. */
export const isPaidAndDone: SQL = sql`g.state = 'confirmed' and ${isPaidFor}`;

/**
 * The reviews that make the rating of a professional: in sight, of paid and finished work of theirs,
 * by its client, and of each client the latest. Visits to a listing of their own or a sale make none.
 */
export const ratedReviews = (personId: number): SQL => sql`(
  select distinct on (r.author_id) r.* from reviews r
  join engagements g on r.subject_kind = 'engagement' and g.id = r.subject_id
  where r.person_id = ${personId} and r.hidden_at is null
    and g.professional_id = r.person_id and g.client_id = r.author_id and ${isPaidAndDone}
  order by r.author_id, r.id desc)`;
