import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/core/context.ts';
import type { Agreement } from '#server/db/schema/index.ts';
import { hmac } from '#server/lib/hmac.ts';

type Signed = Pick<Agreement, 'id' | 'sha256'>;

const SHORT_HEX = 12;

function markOf({ secrets }: Context, { id, sha256 }: Signed, personId: number, nonce: string) {
  return hmac(secrets.key('signing'))
    .update(`${id}\n${personId}\n${sha256}\n${nonce}`)
    .digest('hex')
    .slice(0, SHORT_HEX);
}

const referenceOf = (context: Context, agreement: Signed, personId: number, nonce: string) =>
  `agr-${agreement.id}-${personId}-${nonce}-${markOf(context, agreement, personId, nonce)}`;

/** Names one person's signature of one text at the provider; only we can make it. */
export const newReference = (context: Context, agreement: Signed, personId: number): string =>
  referenceOf(context, agreement, personId, randomBytes(4).toString('hex'));

/** Whether a reference that came back with the signer is of this text and this person. */
export function isReferenceOf(
  context: Context,
  agreement: Signed,
  personId: number,
  given: string,
): boolean {
  const nonce = given.split('-')[3] ?? '';
  const own = Buffer.from(referenceOf(context, agreement, personId, nonce));
  const other = Buffer.from(given);
  return own.length === other.length && timingSafeEqual(own, other);
}
