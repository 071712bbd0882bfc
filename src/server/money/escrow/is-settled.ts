import { and, eq, inArray } from 'drizzle-orm';
import { DONE_SETTLEMENT_STATES } from '#domain/money/settlement.ts';
import type { Transaction } from '#server/db/client.ts';
import { settlements } from '#server/db/schema/index.ts';

/** Whether a settlement divides the money of a booking, which may give all of a payment back. */
export async function isSettled(tx: Transaction, bookingId: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: settlements.id })
    .from(settlements)
    .where(
      and(
        eq(settlements.bookingId, bookingId),
        inArray(settlements.state, [...DONE_SETTLEMENT_STATES]),
      ),
    )
    .limit(1);
  return found !== undefined;
}
