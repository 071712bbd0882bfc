import { and, eq, ne } from 'drizzle-orm';
import type { shortlistProperty, unlistProperty } from '#contract/homes/favourites.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/done/index.ts';
import { listings, shortlist } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

/** Without a note the one it has stays; an empty one takes it away. */
export const shortlistVerb: Verb<typeof shortlistProperty> = async (context, { body }) => {
  const { id } = personOf(context);
  const { propertyid, note } = body;
  const [known] = await context.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, propertyid), ne(listings.status, 'draft')));
  if (!known) throw new AppError('not_found');
  const insert = context.db
    .insert(shortlist)
    .values({ personId: id, listingId: propertyid, note: note || null, createdAt: context.now() });
  await (note === undefined
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({
        target: [shortlist.personId, shortlist.listingId],
        set: { note: note || null },
      }));
  return success(null, words.onShortlist);
};

export const unlistVerb: Verb<typeof unlistProperty> = async (context, { params }) => {
  const { id } = personOf(context);
  await context.db
    .delete(shortlist)
    .where(and(eq(shortlist.personId, id), eq(shortlist.listingId, params.propertyId)));
  return success(null, words.offShortlist);
};
