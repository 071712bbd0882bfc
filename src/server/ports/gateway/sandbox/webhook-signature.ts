import { hmac } from '#server/lib/hmac.ts';
import type { WebhookHeaders } from '#server/ports/gateway/gateway.ts';
import { isFresh, isProof } from '#server/ports/gateway/webhook-proof.ts';

/** What the sandbox puts beside a webhook, by which it is known again. */
export const signWebhook = (key: Buffer, timestamp: string, rawBody: Buffer | string): string =>
  hmac(key).update(timestamp).update(rawBody).digest('base64');

export function isOwnWebhook(
  key: Buffer,
  rawBody: Buffer,
  headers: WebhookHeaders,
  now: Date,
): boolean {
  const signature = headers.get('x-webhook-signature') ?? '';
  const timestamp = headers.get('x-webhook-timestamp') ?? '';
  return isProof(signWebhook(key, timestamp, rawBody), signature) && isFresh(timestamp, now);
}
