import { eq, sql } from 'drizzle-orm';
import { AppError, isAppError } from '#contract/lib/errors.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import words from '#messages/money/refusals/index.ts';
import { asSystem } from '#server/core/as-system.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { type Order, orders } from '#server/db/schema/index.ts';
import { pageOf } from '#server/money/purposes/index.ts';
import { GatewayError, type OpenedOrder } from '#server/ports/gateway/gateway.ts';
import { customerOf } from './customer.ts';

async function findOrder({ db }: Context, id: number): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('Orders are never deleted');
  return order;
}

/** The address the gateway leads back to, with its own way of writing the order's id. */
const returnUrl = (siteUrl: string, path: string) =>
  `${siteUrl}${path}${path.includes('?') ? '&' : '?'}order_id={order_id}`;

async function askGateway(
  context: Context,
  order: Order,
  returnPath: string,
): Promise<OpenedOrder> {
  const { env, ports, db, log } = context;
  const customer = await customerOf(db, order.personId);
  try {
    return await ports.gateway.openOrder({
      publicId: order.publicId,
      totalPaise: order.totalPaise,
      customer,
      returnUrl: returnUrl(env.SITE_URL, returnPath),
      notifyUrl: `${env.SITE_URL}/api/payment/webhook`,
      expiresAt: order.expiresAt,
      funds: PURPOSE_RULES[order.purpose].funds,
      note: order.description,
    });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ order: order.publicId, reason: error.reason }, 'gateway opened no order');
    if (error.reason === 'away') {
      throw new AppError('unavailable', words.providerAwayNothingCharged);
    }
    throw new AppError('conflict', words.providerRefuses);
  }
}

async function open(context: Context, id: number, path: string | undefined): Promise<Order> {
  const order = await findOrder(context, id);
  if (order.state !== 'created' || order.expiresAt <= context.now()) return order;
  const returnPath = path ?? (await pageOf(context.db, order));
  const { sessionId, gatewayId } = await askGateway(context, order, returnPath);
  try {
    await context.db.transaction((tx) =>
      changeState(asSystem(context), tx, {
        kind: 'order',
        id,
        name: 'open',
        set: sql`session_id = ${sessionId}, gateway_id = ${gatewayId}, updated_at = ${context.now()}`,
      }),
    );
  } catch (error) {
    // Opened elsewhere at the same time, which at the gateway is the same, or cancelled meanwhile.
    if (!isAppError(error)) throw error;
  }
  return findOrder(context, id);
}

const opening = new Map<string, Promise<Order>>();

/**
 * Opens an order at the gateway, outside of any transaction. Calls at once share one question; the
 * gateway itself takes an order's id for one order, so that other processes may ask too. Throws
 * unavailable where the gateway is away: the order stays as it is and can be opened later.
 * @param returnPath as its quote said; without one, the page of its purpose.
 */
export function openOrder(
  context: Context,
  { id, publicId }: Order,
  returnPath?: string,
): Promise<Order> {
  const known = opening.get(publicId);
  if (known) return known;
  const opened = open(context, id, returnPath).finally(() => opening.delete(publicId));
  opening.set(publicId, opened);
  return opened;
}
