import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError, isAppError } from '#contract/lib/errors.ts';
import type { paymentWebhook } from '#contract/money/payments.ts';
import words from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { webhookEvents } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { GatewayError, type WebhookEvent } from '#server/ports/gateway/gateway.ts';
import { type Settled, settle } from './settle.ts';
import { settleRefund } from './settle-refund.ts';

async function isKnown({ db }: Context, eventKey: string): Promise<boolean> {
  const [known] = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.eventKey, eventKey));
  return known !== undefined;
}

/** Undefined for an order that is none of ours: the gateway may serve others too. */
async function settleKnown(context: Context, orderId: string): Promise<Settled | undefined> {
  try {
    return await settle(context, orderId);
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** A webhook is a hint, no more: the gateway is asked, and what it answers counts. */
async function follow(context: Context, news: WebhookEvent): Promise<void> {
  if (news.kind === 'refund') return settleRefund(context, news.refund.publicId);
  if (news.kind === 'other') return;
  const settled = await settleKnown(context, news.orderId);
  const { gatewayPaymentId, state } = news.payment;
  const agrees = settled?.standing?.payments.some(
    (payment) => payment.gatewayPaymentId === gatewayPaymentId && payment.state === 'success',
  );
  if (settled && state === 'success' && !agrees) {
    // Its books lag behind its own news: it will send that again, and by then they will have it.
    throw new GatewayError('away', 'A success that the gateway does not know of yet');
  }
}

/**
 * Takes news in. It is written down only once it was followed, so that what broke off is followed
 * when it is sent again.
 */
export const paymentWebhookVerb: Verb<typeof paymentWebhook> = async (context, { file }) => {
  const { ports, caller, db, log, now } = context;
  const rawBody = file ?? Buffer.alloc(0);
  const news = ports.gateway.readWebhook(rawBody, caller.headers ?? new Headers(), now());
  if (!news) {
    throw new AppError('wrong_credentials', words.badSignature);
  }
  const { eventKey, type, orderId } = news;
  if (await isKnown(context, eventKey)) return success({});
  try {
    await follow(context, news);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ type, order: orderId, why: error.message }, 'webhook not followed');
    throw new AppError('unavailable');
  }
  await db
    .insert(webhookEvents)
    .values({
      eventKey,
      type,
      bodyHash: createHash('sha256').update(rawBody).digest('base64url'),
      orderPublicId: orderId,
      receivedAt: now(),
    })
    .onConflictDoNothing();
  return success({});
};
