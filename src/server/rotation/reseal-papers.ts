import { asc, eq, gt } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { documents } from '#server/db/schema/index.ts';

const AT_ONCE = 100;

/**
 * Puts the keys of papers under the secret of now, and seals those of before papers were sealed;
 * answers how many. Begun again, it goes on. One that is removed meanwhile does not come back: its
 * row is held until it is done.
 */
export async function resealPapers({ db, ports }: Context): Promise<number> {
  let done = 0;
  let after = 0;
  for (;;) {
    const batch = await db
      .select({ id: documents.id })
      .from(documents)
      .where(gt(documents.id, after))
      .orderBy(asc(documents.id))
      .limit(AT_ONCE);
    for (const { id } of batch) {
      await db.transaction(async (tx) => {
        const [paper] = await tx
          .select({ key: documents.key })
          .from(documents)
          .where(eq(documents.id, id))
          .for('update');
        if (paper && (await ports.store.renew?.(paper.key))) done += 1;
      });
    }
    after = batch.at(-1)?.id ?? after;
    if (batch.length < AT_ONCE) return done;
  }
}
