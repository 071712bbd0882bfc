import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/money/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { refunds } from '#server/db/schema/index.ts';
import { newPublicId } from '#server/lib/public-id.ts';
import { postAgain } from './post-again.ts';

/**
 * A refund that failed is tried again, as a new one to the gateway, which would answer the old one
 * with its failure. `sendRefund` it once the transaction holds. Throws not_found, conflict.
 */
export async function retryRefund(
  context: Context,
  tx: Transaction,
  refundId: number,
): Promise<void> {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.id, refundId))
    .for('no key update');
  if (!refund) throw new AppError('not_found', words.refundNotFound);
  await changeState(context, tx, {
    kind: 'refund',
    id: refundId,
    name: 'retry',
    set: sql`public_id = ${newPublicId('rf')}, message = null, updated_at = ${context.now()}`,
  });
  await postAgain(context, tx, refund, 'refund-retry');
  await audit(context, tx, {
    action: 'refund.retry',
    subjectKind: 'refund',
    subjectId: refundId,
    detail: { orderId: refund.orderId, amountPaise: refund.amountPaise },
  });
}
