import { eq } from 'drizzle-orm';
import { isAppError } from '#contract/lib/errors.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { uploads } from '#server/db/schema/index.ts';
import { addPhoto } from './add-photo.ts';
import { discardFiles, reclaimFiles } from './discard-files.ts';
import { dropUpload } from './drop-upload.ts';
import { filesOf, storeKeyOf, storePhoto } from './photo-files.ts';
import { joinPieces } from './pieces.ts';
import { preparePhoto } from './prepare-photo.ts';
import type { Upload } from './read-upload.ts';

/** After this its files count as left over from a crash; longer than the upload itself is kept. */
const MAKING_MS = 2 * DAY_MS;

let turn: Promise<unknown> = Promise.resolve();
const running = new Map<string, Promise<void>>();

/** One after the other: each holds a connection and, for some seconds, the processor. */
function serialize(work: () => Promise<void>): Promise<void> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Its row stays locked while the photo is made, so that of several nodes one makes it. */
async function lockUpload(tx: Transaction, id: string): Promise<Upload | undefined> {
  const [upload] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update');
  return upload;
}

/**
 * Makes the photo of a file and puts it on its listing, in a transaction of the caller's; answers its
 * id. Throws AppError for a file that cannot be taken.
 */
export async function keepPhoto(
  context: Context,
  tx: Transaction,
  upload: Pick<Upload, 'id' | 'listingId' | 'kind'>,
  file: Buffer,
): Promise<number> {
  const { db, ports, now } = context;
  const photo = await preparePhoto(file);
  const storeKey = storeKeyOf(upload.id);
  const files = filesOf(storeKey);
  // Outside of the transaction and before the first of them: a crash leaves none that is not listed.
  await discardFiles(db, files, new Date(now().getTime() + MAKING_MS));
  await storePhoto(ports.store, storeKey, photo.sizes);
  const mediaId = await addPhoto(context, tx, upload, photo);
  await reclaimFiles(context, tx, files);
  return mediaId;
}

async function make(context: Context, id: string): Promise<void> {
  const { db, ports } = context;
  await db.transaction(async (tx) => {
    const upload = await lockUpload(tx, id);
    if (!upload) return;
    await keepPhoto(context, tx, upload, await joinPieces(ports.store, upload));
    await dropUpload(context, tx, upload);
  });
}

/** A file that is refused is not kept: sent again, it would be refused again. */
async function makeOrRefuse(context: Context, id: string): Promise<void> {
  try {
    await make(context, id);
  } catch (error) {
    if (isAppError(error)) {
      await context.db.transaction(async (tx) => {
        const upload = await lockUpload(tx, id);
        if (upload) await dropUpload(context, tx, upload);
      });
    }
    throw error;
  }
}

/**
 * Makes the photo of an upload whose bytes are all there. Any number may ask for it at once; after
 * a crash it is enough to ask again. Throws AppError for a file that cannot be taken.
 */
export function finishUpload(context: Context, id: string): Promise<void> {
  const finishing =
    running.get(id) ?? serialize(() => makeOrRefuse(context, id)).finally(() => running.delete(id));
  running.set(id, finishing);
  return finishing;
}
