import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { listings } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';

/** Throws not_found unless the listing is the caller's; 0 stands for all of theirs. */
export async function requireOwnListing(context: Context, listingId: number): Promise<void> {
  if (listingId === 0) return;
  const [own] = await context.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, personOf(context).id)));
  if (!own) throw new AppError('not_found', words.propertyNotFound);
}
