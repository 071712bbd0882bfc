import type { Context } from '#server/core/context.ts';
import { verifyLedger } from '#server/money/ledger/index.ts';

/** The nightly check: what it finds is for staff, and stands in the log too. Answers how many. */
export async function checkLedger(context: Context): Promise<number> {
  const { differences } = await verifyLedger(context);
  for (const difference of differences) context.log.error({ difference }, 'ledger does not agree');
  return differences.length;
}
