import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';

/** How far the clock of a webhook may be from ours. A retry carries the time of its own sending. */
export const WEBHOOK_FRESH_MS = 5 * MINUTE_MS;

/** Over the time and the body exactly as sent, with nothing between them. */
export function signWebhook(
  secret: string | Buffer,
  timestamp: string,
  rawBody: Buffer | string,
): string {
  return createHmac('sha256', secret).update(timestamp).update(rawBody).digest('base64');
}

/** Whether a webhook comes from one who knows the secret, and just now. */
export function isGenuine(
  secret: string | Buffer,
  rawBody: Buffer,
  { signature, timestamp }: { signature: string | undefined; timestamp: string | undefined },
  now: Date,
): boolean {
  if (!signature || !timestamp || !/^\d{13}$/.test(timestamp)) return false;
  const due = Buffer.from(signWebhook(secret, timestamp, rawBody));
  const given = Buffer.from(signature);
  if (due.length !== given.length || !timingSafeEqual(due, given)) return false;
  return Math.abs(now.getTime() - Number(timestamp)) <= WEBHOOK_FRESH_MS;
}
