import { sql } from 'drizzle-orm';
import type { Paise } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Refund } from '#server/db/schema/index.ts';
import { type RefundRequest, refundOrder, sendRefund } from '#server/money/payments/index.ts';

/** What of each fee paid for some work was not promised back yet. */
export const feesLeft = (tx: Transaction, engagementId: number) =>
  rows<{ id: number; left: Paise }>(
    tx,
    sql`select o.id, o.total_paise - (
            select coalesce(sum(r.amount_paise), 0)::bigint from refunds r
            where r.order_id = o.id and r.payment_id is null) as left
        from orders o
        where o.subject_kind = 'engagement' and o.subject_id = ${engagementId} and o.state = 'paid'
        order by o.id`,
  );

/**
 * Promises all that is left of a fee back to the client, in the transaction that ends the work, in
 * which the engagement is held and already ended. Answers the refunds to be sent once this holds.
 */
export async function refundFee(
  context: Context,
  tx: Transaction,
  engagementId: number,
  { reason, agreed }: Pick<RefundRequest, 'reason' | 'agreed'>,
): Promise<Refund[]> {
  const paid = await feesLeft(tx, engagementId);
  const refunded: Refund[] = [];
  for (const { id: orderId, left: amountPaise } of paid) {
    if (amountPaise > 0) {
      refunded.push(
        await refundOrder(context, tx, { orderId, amountPaise, reason, ...(agreed && { agreed }) }),
      );
    }
  }
  return refunded;
}

/** Once the transaction holds; what is not sent now the jobs send. */
export function sendSoon(context: Context, refunds: readonly Refund[]): void {
  for (const { id } of refunds) {
    context.background.run('send refund', () => sendRefund(context, id));
  }
}
