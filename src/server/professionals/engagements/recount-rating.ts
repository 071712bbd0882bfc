import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { professionalProfiles } from '#server/db/schema/index.ts';
import { ratedReviews } from './paid-work.ts';

/**
 * Makes the rating of a professional that of the reviews that count, in the transaction that changed
 * those. People without a profile have none.
 */
export async function recountRating(tx: Transaction, personId: number): Promise<void> {
  const isTheirs = eq(professionalProfiles.personId, personId);
  // Locked first, counted by a statement of its own: of two at once the second sees the first's.
  await tx
    .select({ personId: professionalProfiles.personId })
    .from(professionalProfiles)
    .where(isTheirs)
    .for('no key update');
  await tx.execute(
    sql`update professional_profiles p set rating_count = r.n, rating_sum = r.stars
        from (select count(*)::int as n, coalesce(sum(stars), 0)::int as stars
          from ${ratedReviews(personId)} rated) r
        where p.person_id = ${personId}`,
  );
}
