import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { createOrder } from '#contract/money/payments.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import words from '#messages/money/done/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Order } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { openOrder } from './open-order.ts';
import { amountsOf, checkoutUrlOf } from './present-order.ts';
import { type KeyedOrderRequest, writeOrder } from './write-order.ts';

/**
 * Makes an order and opens it at the gateway. The row stands before the gateway is asked, so that
 * nothing can be charged that is not known here; a request that broke off in between is continued by
 * the next with the same key.
 */
export async function startOrder(context: Context, request: KeyedOrderRequest): Promise<Order> {
  const { order, returnPath } = await writeOrder(context, request);
  return order.state === 'created' ? openOrder(context, order, returnPath) : order;
}

export const createOrderVerb: Verb<typeof createOrder> = async (context, { body }) => {
  const { id, role } = personOf(context);
  if (!PURPOSE_RULES[body.purpose].roles.includes(role)) throw new AppError('not_found');
  const order = await startOrder(context, {
    personId: id,
    purpose: body.purpose,
    subjectId: body.subjectId ?? null,
    priceItemId: body.priceItemId ?? null,
    coupon: body.coupon || null,
    idempotencyKey: body.idempotencyKey,
  });
  const checkoutUrl = checkoutUrlOf(context, order);
  return success(
    {
      orderId: order.publicId,
      state: order.state,
      checkoutUrl,
      amounts: amountsOf(order),
      expiresAt: order.expiresAt.toISOString(),
    },
    checkoutUrl ? words.goOnToPay : words.orderUnpayable,
  );
};
