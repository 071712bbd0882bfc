import { and, eq, sql } from 'drizzle-orm';
import {
  type addFavouriteFolder,
  type deleteFavouriteFolder,
  type FavouriteFolder,
  type listFavouriteFolders,
  MAX_FOLDERS,
  type renameFavouriteFolder,
} from '#contract/homes/favourite-folders.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import doneWords from '#messages/homes/done/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { favouriteFolders } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

export const listFoldersVerb: Verb<typeof listFavouriteFolders> = async (context) =>
  success(
    await rows<FavouriteFolder>(
      context.db,
      sql`select d.id, d.name, count(l.id)::int as homes from favourite_folders d
          left join favourites f on f.folder_id = d.id
          left join listings l on l.id = f.listing_id and l.status <> 'draft'
          where d.person_id = ${personOf(context).id}
          group by d.id order by lower(d.name), d.id`,
    ),
  );

/** Holds the person's folders, so that two made at once do not pass the limit or each other. */
const lockFolders = (tx: Transaction, personId: number) =>
  tx.execute(sql`select id from people where id = ${personId} for no key update`);

/** Throws conflict where another folder of theirs has the name. */
async function requireFree(
  tx: Transaction,
  personId: number,
  name: string,
  but = 0,
): Promise<void> {
  const [taken] = await tx
    .select({ id: favouriteFolders.id })
    .from(favouriteFolders)
    .where(
      and(
        eq(favouriteFolders.personId, personId),
        sql`lower(${favouriteFolders.name}) = lower(${name}) and ${favouriteFolders.id} <> ${but}`,
      ),
    );
  if (taken) throw new AppError('conflict', refusalsWords.folderThere);
}

export const addFolderVerb: Verb<typeof addFavouriteFolder> = async (context, { body }) => {
  const { id: personId } = personOf(context);
  const { name } = body;
  const id = await context.db.transaction(async (tx) => {
    await lockFolders(tx, personId);
    await requireFree(tx, personId, name);
    const there = await tx.$count(favouriteFolders, eq(favouriteFolders.personId, personId));
    if (there >= MAX_FOLDERS) {
      throw new AppError('conflict', refusalsWords.mostFolders({ most: MAX_FOLDERS }));
    }
    const [made] = await tx
      .insert(favouriteFolders)
      .values({ personId, name, createdAt: context.now() })
      .returning({ id: favouriteFolders.id });
    if (!made) throw new Error('An insert answers with its row');
    return made.id;
  });
  return success({ id, name, homes: 0 }, doneWords.folderMade);
};

const own = (personId: number, folderId: number) =>
  and(eq(favouriteFolders.personId, personId), eq(favouriteFolders.id, folderId));

export const renameFolderVerb: Verb<typeof renameFavouriteFolder> = async (
  context,
  { params: { folderId }, body: { name } },
) => {
  const { id } = personOf(context);
  const renamed = await context.db.transaction(async (tx) => {
    await lockFolders(tx, id);
    await requireFree(tx, id, name, folderId);
    return tx
      .update(favouriteFolders)
      .set({ name })
      .where(own(id, folderId))
      .returning({ id: favouriteFolders.id });
  });
  if (renamed.length === 0) throw new AppError('not_found');
  return success(null, doneWords.folderRenamed);
};

/** What lay in it lies in none, by the key between the tables. */
export const deleteFolderVerb: Verb<typeof deleteFavouriteFolder> = async (context, { params }) => {
  const gone = await context.db
    .delete(favouriteFolders)
    .where(own(personOf(context).id, params.folderId))
    .returning({ id: favouriteFolders.id });
  if (gone.length === 0) throw new AppError('not_found');
  return success(null, doneWords.folderAway);
};
