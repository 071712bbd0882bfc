import { createHmac } from 'node:crypto';
import type { WebhookHeaders } from '#server/ports/gateway/gateway.ts';
import { isFresh, isProof } from '#server/ports/gateway/webhook-proof.ts';

/** Over the time and the body exactly as sent, with nothing between them. */
const signed = (secret: string, timestamp: string, rawBody: Buffer) =>
  createHmac('sha256', secret).update(timestamp).update(rawBody).digest('base64');

/** Whether a webhook comes from one who knows the secret, and just now. */
export function isGenuine(
  secret: string,
  rawBody: Buffer,
  headers: WebhookHeaders,
  now: Date,
): boolean {
  const signature = headers.get('x-webhook-signature');
  const timestamp = headers.get('x-webhook-timestamp');
  if (!signature || !timestamp) return false;
  return isProof(signed(secret, timestamp, rawBody), signature) && isFresh(timestamp, now);
}
