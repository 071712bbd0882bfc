import { eq } from 'drizzle-orm';
import { asSystem } from '#server/core/as-system.ts';
import type { Context } from '#server/core/context.ts';
import { refunds } from '#server/db/schema/index.ts';
import { applyRefund } from './apply-refund.ts';
import { findRefund } from './find-refund.ts';

/**
 * Asks the gateway how a refund stands and applies it, whether a webhook or a job gave the hint.
 * Throws GatewayError where the gateway is away.
 */
export async function settleRefund(caller: Context, publicId: string): Promise<void> {
  const context = asSystem(caller);
  const found = await findRefund(context.db, eq(refunds.publicId, publicId));
  if (!found) return;
  const said = await context.ports.gateway.refundOf(found.orderPublicId, publicId);
  if (said) await applyRefund(context, said);
}
