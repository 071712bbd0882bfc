import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { type Refund, refunds } from '#server/db/schema/index.ts';
import { sendRefund } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

/** How soon a refund on its way is asked for again. */
const PAUSE_MS = 30_000;

async function pursue(context: Context, { id, publicId, state }: Refund): Promise<void> {
  await context.db.update(refunds).set({ updatedAt: context.now() }).where(eq(refunds.id, id));
  if (state === 'requested') await sendRefund(context, id);
  else await settleRefund(context, publicId);
}

/**
 * Sends refunds that were promised and not yet sent, and asks for those on their way, the longest
 * untouched first. Answers how many it looked after.
 */
export async function pursueRefunds(context: Context, most: number): Promise<number> {
  const since = new Date(context.now().getTime() - PAUSE_MS);
  const due = await context.db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.state, ['requested', 'processing']), lte(refunds.updatedAt, since)))
    .orderBy(asc(refunds.updatedAt), asc(refunds.id))
    .limit(most);
  for (const refund of due) {
    try {
      await pursue(context, refund);
    } catch (error) {
      // One that cannot be told of now must not keep the others waiting; it comes up again.
      context.log.warn({ refund: refund.publicId, err: error }, 'refund not pursued');
    }
  }
  return due.length;
}
