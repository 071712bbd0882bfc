import { timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';

/** How far the clock of a webhook may be from ours. A retry carries the time of its own sending. */
export const WEBHOOK_FRESH_MS = 5 * MINUTE_MS;

/** Whether a time in milliseconds, as a header writes it, is just now. */
export const isFresh = (timestamp: string, now: Date): boolean =>
  /^\d{13}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp)) <= WEBHOOK_FRESH_MS;

/** Whether a proof is the due one; how long it takes tells nothing of it. */
export function isProof(due: string, given: string): boolean {
  const [one, other] = [Buffer.from(due), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
