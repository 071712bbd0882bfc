import { asc, lte } from 'drizzle-orm';
import { isAppError } from '#contract/lib/errors.ts';
import { asSystem } from '#server/core/as-system.ts';
import type { Context } from '#server/core/context.ts';
import { engagements } from '#server/db/schema/index.ts';
import { hasRunOut } from './engagement-row.ts';
import { expireEngagement } from './expire-engagement.ts';
import { lockEngagementRow } from './lock-row.ts';

const BATCH_SIZE = 100;

const expireOne = (context: Context, id: number): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const engagement = await lockEngagementRow(tx, id);
    if (!engagement || !hasRunOut(engagement, context.now())) return false;
    await expireEngagement(context, tx, engagement);
    return true;
  });

/** Ends engagements whose time has run out, the longest over first; answers how many it ended. */
export async function expireEngagements(caller: Context, most = BATCH_SIZE): Promise<number> {
  const context = asSystem(caller);
  const due = await context.db
    .select({ id: engagements.id })
    .from(engagements)
    .where(lte(engagements.expiresAt, context.now()))
    .orderBy(asc(engagements.expiresAt))
    .limit(most);
  let ended = 0;
  for (const { id } of due) {
    try {
      if (await expireOne(context, id)) ended++;
    } catch (error) {
      // Somebody else was faster.
      if (!isAppError(error)) throw error;
    }
  }
  return ended;
}
