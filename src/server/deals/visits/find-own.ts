import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { VisitState } from '#domain/deals/visit.ts';
import words from '#messages/deals/visits/index.ts';
import { labels } from '#messages/lib/labels.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { listings, people, visits } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';
import { visitStateNow } from './state-now.ts';

export const OVER: Record<VisitState, string> = labels(() => words.over);

/** A visit of the caller's with its state now. Throws not_found for anybody else. */
export async function findOwnVisit(context: Context, db: Queryable, id: number) {
  const { id: caller } = personOf(context);
  const [found] = await db
    .select({
      visit: visits,
      title: listings.title,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(visits)
    .innerJoin(listings, eq(listings.id, visits.listingId))
    .innerJoin(people, eq(people.id, caller))
    .where(eq(visits.id, id));
  const { ownerId, buyerId } = found?.visit ?? {};
  if (!found || (ownerId !== caller && buyerId !== caller)) throw new AppError('not_found');
  return {
    ...found,
    isOwner: ownerId === caller,
    state: visitStateNow(found.visit, context.now()),
  };
}
