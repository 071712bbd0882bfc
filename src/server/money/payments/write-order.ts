import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { minus, NOTHING } from '#domain/lib/money.ts';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import { ORDER_MINUTES } from '#domain/money/order.ts';
import words from '#messages/money/refusals/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { inTurn } from '#server/db/in-turn.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Order, orders } from '#server/db/schema/index.ts';
import { newPublicId } from '#server/lib/public-id.ts';
import { type PricedOrder, priceOrder, takeCoupon, taxOf } from '#server/money/prices/index.ts';
import type { OrderRequest } from '#server/money/purposes/index.ts';
import { customerOf } from './customer.ts';

export interface KeyedOrderRequest extends OrderRequest {
  coupon: string | null;
  idempotencyKey: string;
}

const hashOf = ({ purpose, subjectId, priceItemId, coupon }: KeyedOrderRequest) =>
  createHash('sha256')
    .update(JSON.stringify([purpose, subjectId, priceItemId, coupon]))
    .digest('base64url');

/** The order that the same request made before. Throws conflict where the key was another's. */
async function findSame(db: Queryable, request: KeyedOrderRequest): Promise<Order | undefined> {
  const { personId, idempotencyKey } = request;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.personId, personId), eq(orders.idempotencyKey, idempotencyKey)));
  if (order && order.requestHash !== hashOf(request)) {
    throw new AppError('conflict', words.keyUsed);
  }
  return order;
}

async function insertOrder(
  context: Context,
  tx: Transaction,
  request: KeyedOrderRequest,
  { quote, billing, listPaise }: PricedOrder,
): Promise<Order> {
  const { personId, purpose, coupon, idempotencyKey } = request;
  const taken = coupon
    ? await takeCoupon(context, tx, { code: coupon, personId, purpose, listPaise })
    : { couponId: null, discountPaise: NOTHING };
  const { net, cgst, sgst, igst, total } = taxOf(
    purpose,
    minus(listPaise, taken.discountPaise),
    billing,
  );
  const order = await insertOne(tx, orders, {
    publicId: newPublicId('ps'),
    personId,
    purpose,
    subjectKind: quote.subjectKind,
    subjectId: quote.subjectId,
    priceItemId: quote.priceItem?.id ?? null,
    ...taken,
    description: quote.description,
    listPaise,
    netPaise: net,
    cgstPaise: cgst,
    sgstPaise: sgst,
    igstPaise: igst,
    totalPaise: total,
    placeOfSupply: billing.state,
    billing,
    expiresAt: minutesFrom(context.now(), ORDER_MINUTES),
    idempotencyKey,
    requestHash: hashOf(request),
  });
  const { id, state } = order;
  await recordEvent(context, tx, { kind: 'order', id, event: 'create', by: 'buyer', state });
  return order;
}

/**
 * Writes an order, or finds the one the same request made before: of many at once one writes it.
 * Throws what the purpose throws, conflict where the key was used for something else.
 */
export async function writeOrder(
  context: Context,
  request: KeyedOrderRequest,
): Promise<{ order: Order; returnPath?: string }> {
  const before = await findSame(context.db, request);
  if (before) return { order: before };
  await customerOf(context.db, request.personId);
  const priced = await priceOrder(context, request, request.coupon).catch(
    (error: unknown) => error,
  );
  return context.db.transaction(async (tx) => {
    await inTurn(tx, `order ${request.personId} ${request.idempotencyKey}`);
    const meanwhile = await findSame(tx, request);
    if (meanwhile) return { order: meanwhile };
    // Only now: a coupon may be used up by the very order that this request made elsewhere.
    if (!isPriced(priced)) throw priced;
    const order = await insertOrder(context, tx, request, priced);
    return { order, returnPath: priced.quote.returnPath };
  });
}

const isPriced = (outcome: unknown): outcome is PricedOrder => !(outcome instanceof Error);
