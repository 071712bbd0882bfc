import { asc, eq } from 'drizzle-orm';
import type { BidLogEntry } from '#domain/deals/bid-log.ts';
import { toRupees } from '#domain/lib/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { bidLog } from '#server/db/schema/index.ts';

/** A bid's log, oldest first, as it is hashed. */
export async function readLog(db: Queryable, bidId: number) {
  const found = await db
    .select()
    .from(bidLog)
    .where(eq(bidLog.bidId, bidId))
    .orderBy(asc(bidLog.seq));
  return found.map(
    ({ id: _id, at, amountPaise, ...entry }) =>
      ({
        ...entry,
        at: at.toISOString(),
        amount: toRupees(amountPaise),
      }) satisfies BidLogEntry,
  );
}
