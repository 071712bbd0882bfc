import { and, eq } from 'drizzle-orm';
import { PIECE_BYTES, type sendChunk, type UploadProgress } from '#contract/homes/media.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { uploads } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { badFile } from '#server/uploads/bad-file.ts';
import { finishUpload } from './finish-upload.ts';
import { fitsPieces, storePieces } from './pieces.ts';
import {
  findUpload,
  readFinished,
  readProgress,
  type Upload,
  type UploadId,
} from './read-upload.ts';

/** Throws for a chunk that is not the next one; the answer says from where to go on. */
function requireNext({ received, bytes }: Upload, offset: number, length: number): void {
  if (offset > received) {
    const message = words.goOnFrom({ received });
    throw new AppError('conflict', message, [{ path: 'offset', message: String(received) }]);
  }
  if (!fitsPieces(offset, length, bytes)) {
    throw badFile(words.chunks({ bytes: PIECE_BYTES }));
  }
}

/** Acknowledges what the store has; of the same chunk twice at once, one does. */
async function acknowledge(
  { db, now }: Context,
  { id }: Upload,
  offset: number,
  end: number,
): Promise<void> {
  await db
    .update(uploads)
    .set({ received: end, updatedAt: now() })
    .where(and(eq(uploads.id, id), eq(uploads.received, offset)));
}

async function receive(
  context: Context,
  id: UploadId,
  offset: number,
  chunk: Buffer,
): Promise<UploadProgress> {
  const upload = await findUpload(context, context.db, id);
  if (!upload) return readFinished(context, id);
  // Once everything is there any chunk will do to have the photo made.
  if (offset >= upload.received && upload.received < upload.bytes) {
    requireNext(upload, offset, chunk.length);
    await storePieces(context.ports.store, upload.id, offset, chunk);
    await acknowledge(context, upload, offset, offset + chunk.length);
  }
  const progress = await readProgress(context, id);
  if (progress.offset !== upload.bytes) return progress;
  await finishUpload(context, upload.id);
  return readFinished(context, id);
}

export const sendChunkVerb: Verb<typeof sendChunk> = async (context, { params, query, file }) => {
  if (!file) throw new AppError('malformed');
  return success(await receive(context, params, query.offset, file));
};
