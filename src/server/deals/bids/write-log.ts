import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { type BidLogFacts, FIRST_HASH, hashedText, type Sha256 } from '#domain/deals/bid-log.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { bidLog } from '#server/db/schema/index.ts';

export const sha256 = ((text) =>
  createHash('sha256').update(text, 'utf8').digest('hex')) satisfies Sha256;

export interface LogStep {
  event: string;
  by: string;
  amountPaise?: Paise | undefined;
  conditions?: readonly string[] | undefined;
  message?: string | null | undefined;
}

/** Adds a step to a bid's log, chained to the one before. The caller holds the listing's row. */
export async function writeLog(
  { now }: Context,
  tx: Transaction,
  bidId: number,
  { event, by, amountPaise, conditions = [], message = null }: LogStep,
): Promise<void> {
  const [last] = await tx
    .select({ seq: bidLog.seq, hash: bidLog.hash })
    .from(bidLog)
    .where(eq(bidLog.bidId, bidId))
    .orderBy(desc(bidLog.seq))
    .limit(1);
  const at = now();
  const previousHash = last?.hash ?? FIRST_HASH;
  const facts: BidLogFacts = {
    bidId,
    seq: (last?.seq ?? 0) + 1,
    at: at.toISOString(),
    event,
    by,
    amount: amountPaise === undefined ? null : toRupees(amountPaise),
    conditions,
    message,
  };
  await tx.insert(bidLog).values({
    bidId,
    seq: facts.seq,
    at,
    event,
    by,
    amountPaise: amountPaise ?? null,
    conditions: [...conditions],
    message,
    previousHash,
    hash: sha256(hashedText(previousHash, facts)),
  });
}
