import { timingSafeEqual } from 'node:crypto';
import { hmac } from '#server/lib/hmac.ts';

/** Shows that a link to a checkout was made here, so that none leads to a stranger's session. */
export function checkoutMark(key: Buffer, sessionId: string): string {
  return hmac(key).update(sessionId).digest('base64url').slice(0, 22);
}

export function isCheckoutMark(key: Buffer, sessionId: string, mark: string): boolean {
  const due = Buffer.from(checkoutMark(key, sessionId));
  const given = Buffer.from(mark);
  return due.length === given.length && timingSafeEqual(due, given);
}

/** The page of ours that leads on to a provider's checkout (`src/server/hosts/checkout/`). */
export const checkoutPageUrl = (key: Buffer, sessionId: string): string =>
  `/payment/checkout/${encodeURIComponent(sessionId)}?mark=${checkoutMark(key, sessionId)}`;
