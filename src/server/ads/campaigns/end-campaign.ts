import { eq, sql } from 'drizzle-orm';
import { millsOf, paiseOf, refundFor } from '#domain/ads/budget.ts';
import { lesserOf, minus, NOTHING, type Paise } from '#domain/lib/money.ts';
import books from '#messages/lib/books/index.ts';
import type { TransitionName } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Campaign, orders, type Refund } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { refundOrder } from '#server/money/payments/index.ts';
import { moveCampaign } from './move-campaign.ts';

export const isUsedUp = ({ spentMills, budgetPaise }: Campaign): boolean =>
  spentMills >= millsOf(budgetPaise);

/** Promises back what the rest of a budget cost, with its GST, as far as it is not promised yet. */
async function refundRest(
  context: Context,
  tx: Transaction,
  { orderId, budgetPaise, spentMills }: Campaign,
  reason: string,
): Promise<Refund[]> {
  if (orderId === null) return [];
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('Orders are never deleted');
  const [promised] = await rows<{ paise: Paise }>(
    tx,
    sql`select coalesce(sum(amount_paise), 0)::bigint as paise from refunds
        where order_id = ${orderId} and payment_id is null`,
  );
  const left = minus(order.totalPaise, promised?.paise ?? NOTHING);
  const rest = minus(budgetPaise, paiseOf(spentMills));
  const amountPaise = lesserOf(refundFor(order, rest), left);
  return amountPaise > 0 ? [await refundOrder(context, tx, { orderId, amountPaise, reason })] : [];
}

type Ending = Extract<TransitionName<'campaign'>, 'cancel' | 'stop' | 'runOut'>;

/**
 * Ends a paid campaign that the caller has locked, and gives back what is left of its budget. Answers
 * the refunds to be sent once this holds.
 */
export async function endWithRest(
  context: Context,
  tx: Transaction,
  campaign: Campaign,
  name: Ending,
  { note, set }: { note?: string; set?: ReturnType<typeof sql> } = {},
): Promise<Refund[]> {
  await moveCampaign(context, tx, campaign, name, { ...(note && { note }), ...(set && { set }) });
  return refundRest(
    context,
    tx,
    campaign,
    forTheBooks(() => books.adBudgetBack),
  );
}
