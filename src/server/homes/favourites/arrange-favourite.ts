import { and, eq } from 'drizzle-orm';
import type { arrangeFavourite } from '#contract/homes/favourite-folders.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import doneWords from '#messages/homes/done/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { favouriteFolders, favourites } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

async function requireOwnFolder(tx: Transaction, personId: number, id: number): Promise<void> {
  const [folder] = await tx
    .select({ id: favouriteFolders.id })
    .from(favouriteFolders)
    .where(and(eq(favouriteFolders.id, id), eq(favouriteFolders.personId, personId)))
    .for('key share');
  if (!folder) throw new AppError('not_found', refusalsWords.folderGone);
}

export const arrangeFavouriteVerb: Verb<typeof arrangeFavourite> = async (
  context,
  { params: { propertyId }, body: { folderId, note } },
) => {
  const { id } = personOf(context);
  const kept = and(eq(favourites.personId, id), eq(favourites.listingId, propertyId));
  const arranged = await context.db.transaction(async (tx) => {
    if (folderId) await requireOwnFolder(tx, id, folderId);
    if (folderId === undefined && note === undefined)
      return tx.select().from(favourites).where(kept);
    return tx
      .update(favourites)
      .set({
        ...(folderId !== undefined && { folderId }),
        ...(note !== undefined && { note: note || null }),
      })
      .where(kept)
      .returning();
  });
  if (arranged.length === 0) throw new AppError('not_found', refusalsWords.notKept);
  return success(null, note === undefined ? doneWords.moved : doneWords.noteSaved);
};
