import { asc, lt } from 'drizzle-orm';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import type { Context } from '#server/core/context.ts';
import { uploads } from '#server/db/schema/index.ts';
import { dropUpload } from './drop-upload.ts';

const BATCH_SIZE = 100;

/** Gives up uploads nobody went on with for a day; housekeeping then removes their pieces. */
export async function sweepUploads(context: Context): Promise<number> {
  const { db, now } = context;
  const dayAgo = daysBefore(now(), 1);
  let swept = 0;
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const old = await tx
        .select({ id: uploads.id, bytes: uploads.bytes })
        .from(uploads)
        .where(lt(uploads.updatedAt, dayAgo))
        .orderBy(asc(uploads.updatedAt))
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true });
      for (const upload of old) await dropUpload(context, tx, upload);
      return old.length;
    });
    swept += taken;
    if (taken < BATCH_SIZE) return swept;
  }
}
