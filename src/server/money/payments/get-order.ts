import { and, desc, eq, inArray } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { checkPaymentStatus, soldCallBacks } from '#contract/money/payment-call-backs.ts';
import type { getOrder, OrderStatus } from '#contract/money/payments.ts';
import type { PricedPurpose, Purpose } from '#domain/money/purpose.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/money/done/index.ts';
import { orders } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findOwnOrder } from './find-own-order.ts';
import { presentOrder } from './present-order.ts';

const WORDS: Record<OrderStatus['outcome'], string> = labels(() => words.order);

export const answerOf = (order: OrderStatus) => success(order, WORDS[order.outcome]);

export const getOrderVerb: Verb<typeof getOrder> = async (context, { params }) =>
  answerOf(await presentOrder(context, await findOwnOrder(context, params.orderId)));

/** Who comes back from the gateway proves nothing by it: what is told here was established before. */
export const callBackVerb =
  (purpose: Purpose): Verb<(typeof soldCallBacks)[PricedPurpose]> =>
  async (context, { query }) =>
    answerOf(await presentOrder(context, await findOwnOrder(context, query.order_id, purpose)));

export const checkPaymentStatusVerb: Verb<typeof checkPaymentStatus> = async (
  context,
  { params },
) => {
  const [latest] = await context.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.subjectKind, 'listing'),
        eq(orders.subjectId, params.propertyId),
        inArray(orders.purpose, ['ownerContact', 'rentContact']),
        eq(orders.personId, personOf(context).id),
      ),
    )
    // One that was paid tells more than a later one that was given up.
    .orderBy(desc(eq(orders.state, 'paid')), desc(orders.id))
    .limit(1);
  const order = latest ? await presentOrder(context, latest) : null;
  return success({ paid: order?.granted != null, order });
};
