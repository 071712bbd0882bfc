import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Context } from '#server/core/context.ts';
import type { WebhookRow } from '#server/db/schema/index.ts';
import { seal, unsealByAny } from '#server/lib/seal.ts';

/** As Standard Webhooks spells one. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export const sealSecret = ({ secrets }: Context, secret: string): Buffer =>
  seal(secrets.key('webhook secret'), secret);

export type Signing = Pick<WebhookRow, 'secretSealed' | 'oldSecretSealed' | 'oldSecretUntil'>;

/** The headers that prove a delivery; while two secrets are good, each signs. */
export function signedHeaders(
  context: Context,
  { secretSealed, oldSecretSealed, oldSecretUntil }: Signing,
  { id, body, at }: { id: string; body: string; at: Date },
): Record<string, string> {
  const isOldGood = oldSecretSealed && oldSecretUntil && oldSecretUntil > at;
  const signatures = [secretSealed, ...(isOldGood ? [oldSecretSealed] : [])].map((sealed) =>
    new Webhook(unsealByAny(context.secrets.keys('webhook secret'), sealed)).sign(id, at, body),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
