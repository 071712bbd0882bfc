import { eq } from 'drizzle-orm';
import type { Afterwards } from '#server/core/afterwards.ts';
import { asSystem } from '#server/core/as-system.ts';
import type { Context } from '#server/core/context.ts';
import { type Refund, refunds } from '#server/db/schema/index.ts';
import { GatewayError, type GatewayRefund } from '#server/ports/gateway/gateway.ts';
import { applyRefund } from './apply-refund.ts';
import { findRefund } from './find-refund.ts';

const refused = ({ publicId, amountPaise }: Refund, message: string): GatewayRefund => ({
  publicId,
  gatewayRefundId: '',
  state: 'failed',
  amountPaise,
  message,
});

/**
 * Tells the gateway of a refund that was promised, and applies what it answers. Telling it twice
 * sends nothing twice, since the gateway knows a refund by our id. Where it is away the refund stays
 * as it is, for the job. Never inside a transaction.
 */
export async function sendRefund(caller: Context, refundId: number): Promise<void> {
  const context = asSystem(caller);
  const { db, ports, log } = context;
  const found = await findRefund(db, eq(refunds.id, refundId));
  if (found?.refund.state !== 'requested') return;
  const { refund, orderPublicId } = found;
  const { publicId, amountPaise, reason: note } = refund;
  try {
    await applyRefund(
      context,
      await ports.gateway.refund(orderPublicId, { publicId, amountPaise, note }),
    );
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ refund: publicId, reason: error.reason }, 'gateway took no refund');
    if (error.reason === 'refused') await applyRefund(context, refused(refund, error.message));
  }
}

/** The same as something to be done once the transaction holds that promised it. */
export const sendLater = (context: Context, refundId: number): Afterwards => ({
  name: 'send refund',
  run: () => sendRefund(context, refundId),
});
