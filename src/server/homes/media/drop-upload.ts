import { eq } from 'drizzle-orm';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { uploads } from '#server/db/schema/index.ts';
import { discardFiles } from './discard-files.ts';
import { pieceKeys } from './pieces.ts';
import type { Upload } from './read-upload.ts';

/** Longer than any chunk can be on its way to the store: it may still arrive after the row is gone. */
const LAST_ARRIVAL_MS = 15 * MINUTE_MS;

/** Forgets an upload and leaves its pieces to housekeeping; false when it was gone already. */
export async function dropUpload(
  { now }: Context,
  tx: Transaction,
  upload: Pick<Upload, 'id' | 'bytes'>,
): Promise<boolean> {
  const gone = await tx.delete(uploads).where(eq(uploads.id, upload.id)).returning();
  if (gone.length === 0) return false;
  await discardFiles(tx, pieceKeys(upload), new Date(now().getTime() + LAST_ARRIVAL_MS));
  return true;
}
