import { sql } from 'drizzle-orm';
import { PAYOUT_FREE_PAISE } from '#domain/money/payout.ts';
import { audit } from '#server/core/audit.ts';
import { changeState, recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Payout, payouts, type Release } from '#server/db/schema/index.ts';
import { newPublicId } from '#server/lib/public-id.ts';

/**
 * The transfer of a release whose money is payable now. Small ones pass at once, others wait for two
 * of staff. It is sent once the transaction holds (./send-payouts.ts).
 */
export async function requestPayout(
  context: Context,
  tx: Transaction,
  { id: releaseId, payeeId: personId, bankAccountId, amountPaise }: Release,
): Promise<Payout> {
  const at = context.now();
  const payout = await insertOne(tx, payouts, {
    publicId: newPublicId('po'),
    releaseId,
    personId,
    bankAccountId,
    amountPaise,
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
  if (amountPaise <= PAYOUT_FREE_PAISE) {
    const set = sql`updated_at = ${at}`;
    await changeState(context, tx, { kind: 'payout', id, name: 'pass', set });
  }
  return payout;
}
