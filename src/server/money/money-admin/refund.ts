import { eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { refundAdminOrder, retryAdminRefund } from '#contract/money/admin-order-steps.ts';
import { fromRupees, type Paise } from '#domain/lib/money.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import staffWords from '#messages/money/staff/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { orders, refunds } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import {
  lockOrder,
  refundOrder,
  requireRefundable,
  retryRefund,
  sendRefund,
} from '#server/money/payments/index.ts';
import { agree } from '#server/money/two-people/index.ts';
import { findOrder } from './find-order.ts';

/** Staff who pressed twice, or two of them at once, must not send money back twice. */
async function requireSeen(tx: Transaction, orderId: number, seenPaise: Paise): Promise<void> {
  const [found] = await rows<{ paise: Paise }>(
    tx,
    sql`select coalesce(sum(amount_paise), 0)::bigint as paise from refunds
        where order_id = ${orderId} and state <> 'failed'`,
  );
  if (found?.paise === seenPaise) return;
  throw new AppError('conflict', staffWords.wentBackMeanwhile);
}

export const refundOrderVerb: Verb<typeof refundAdminOrder> = async (context, input) => {
  const { amount, refunded, reason } = input.body;
  const { id: orderId } = await findOrder(context.db, input.params.orderId);
  const amountPaise = fromRupees(amount);
  const refund = await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, eq(orders.id, orderId));
    const { subjectKind, subjectId, personId } = order;
    await requireSeen(tx, orderId, fromRupees(refunded));
    await requireRefundable(tx, order, amountPaise);
    const agreed = await agree(context, tx, {
      subjectKind: 'order',
      subjectId: orderId,
      reason,
      out: { subjectKind, subjectId, payeeId: personId, amountPaise },
    });
    if (!agreed) return undefined;
    return refundOrder(context, tx, { orderId, amountPaise, reason, agreed });
  });
  if (!refund) return success({ refundId: null }, staffWords.refundWaits);
  context.background.run('send refund', () => sendRefund(context, refund.id));
  return success(
    { refundId: refund.publicId },
    staffWords.goBackToPayer({ amount: inRupees(amountPaise) }),
  );
};

export const retryRefundVerb: Verb<typeof retryAdminRefund> = async (context, { params }) => {
  const [refund] = await context.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.publicId, params.refundId));
  if (!refund) throw new AppError('not_found', refusalsWords.refundNotFound);
  await context.db.transaction((tx) => retryRefund(context, tx, refund.id));
  context.background.run('send refund', () => sendRefund(context, refund.id));
  return success(null, staffWords.refundSentAgain);
};
