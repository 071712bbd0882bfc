import { sql } from 'drizzle-orm';
import { audit } from '#server/core/audit.ts';
import { changeState, recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Payout, payouts, type Release } from '#server/db/schema/index.ts';
import { newPublicId } from '#server/lib/public-id.ts';
import { staffOf, takesTwo } from '#server/money/two-people/index.ts';

/**
 * The transfer of a release whose money is payable now. It passes at once, or waits for two of staff
 * where with what went before it is above the limit. It is sent once the transaction holds (./send-payouts.ts).
 */
export async function requestPayout(
  context: Context,
  tx: Transaction,
  release: Release,
): Promise<Payout> {
  const { id: releaseId, payeeId: personId, bankAccountId, amountPaise } = release;
  const at = context.now();
  const needsTwo = await takesTwo(context, tx, release);
  const payout = await insertOne(tx, payouts, {
    publicId: newPublicId('po'),
    releaseId,
    personId,
    bankAccountId,
    amountPaise,
    decidedBy: staffOf(context),
    createdAt: at,
    updatedAt: at,
  });
  const { id, state } = payout;
  await recordEvent(context, tx, { kind: 'payout', id, event: 'request', by: 'system', state });
  await audit(context, tx, {
    action: 'payout.request',
    subjectKind: 'payout',
    subjectId: id,
    detail: { releaseId, amountPaise },
  });
  if (!needsTwo) {
    const set = sql`updated_at = ${at}`;
    await changeState(context, tx, { kind: 'payout', id, name: 'pass', set });
  }
  return payout;
}
