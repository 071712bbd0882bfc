import { and, eq, inArray } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { askAboutOrder } from '#contract/money/admin-order-steps.ts';
import staffWords from '#messages/money/staff/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { refunds } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { sendRefund, settle, settleRefund } from '#server/money/payments/index.ts';
import { GatewayError } from '#server/ports/gateway/gateway.ts';
import { findOrder } from './find-order.ts';

async function pursueRefundsOf(context: Context, orderId: number): Promise<void> {
  const open = await context.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['requested', 'processing'])));
  for (const { id, publicId, state } of open) {
    if (state === 'requested') await sendRefund(context, id);
    else await settleRefund(context, publicId);
  }
}

async function ask(context: Context, publicId: string, orderId: number) {
  try {
    const settled = await settle(context, publicId);
    await pursueRefundsOf(context, orderId);
    return settled;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    throw new AppError('unavailable', staffWords.gatewayNoAnswer);
  }
}

export const askAboutOrderVerb: Verb<typeof askAboutOrder> = async (context, { params }) => {
  const { id, publicId, state: before } = await findOrder(context.db, params.orderId);
  const { order, standing } = await ask(context, publicId, id);
  const isKnown = standing !== undefined;
  await audit(context, context.db, {
    action: 'order.ask',
    subjectKind: 'order',
    subjectId: id,
    detail: { before, after: order.state, gateway: standing?.state ?? 'does not know it' },
  });
  const words = isKnown
    ? staffWords.gatewaySays({ state: standing.state })
    : staffWords.gatewayUnknown;
  return success({ state: order.state, isKnown }, words);
};
