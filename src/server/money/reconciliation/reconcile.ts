import { daysBefore } from '#domain/lib/time/deadlines.ts';
import type { Context } from '#server/core/context.ts';
import { moneyChecks } from '#server/db/schema/index.ts';
import { compareOrders } from './compare-orders.ts';
import { compareRefunds } from './compare-refunds.ts';
import { noTally, type Tally } from './tally.ts';

/** How far back the gateway is asked; it settles its own within three days. */
const DAYS = 7;
const BATCH_SIZE = 100;

/**
 * Compares the orders and refunds of the last week with the gateway's own books. What it knows and we
 * do not is settled as a webhook would; what still differs is for staff. Kept in `money_checks`.
 */
export async function reconcile(context: Context, signal?: AbortSignal): Promise<Tally> {
  const { db, log, now } = context;
  const since = daysBefore(now(), DAYS);
  const all = noTally();
  for (const compareSome of [compareOrders, compareRefunds]) {
    let after: number | undefined = 0;
    while (after !== undefined) {
      signal?.throwIfAborted();
      const { tally, last } = await compareSome(context, { since, after, most: BATCH_SIZE });
      all.checked += tally.checked;
      all.mended += tally.mended;
      all.differences.push(...tally.differences);
      after = last;
    }
  }
  for (const difference of all.differences) log.error({ difference }, 'gateway does not agree');
  await db.insert(moneyChecks).values({ kind: 'gateway', at: now(), ...all });
  return all;
}
