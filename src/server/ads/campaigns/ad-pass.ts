import { timingSafeEqual } from 'node:crypto';
import type { getAdPass } from '#contract/ads/campaigns.ts';
import { success } from '#contract/lib/envelope.ts';
import { HOUR_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import type { Verb } from '#server/http/execute.ts';
import { hmac } from '#server/lib/hmac.ts';
import { personOf } from '#server/session/person.ts';

const LASTS_MS = HOUR_MS;

type Signing = Pick<Context, 'secrets' | 'now'>;

const macOf = ({ secrets }: Signing, text: string) =>
  hmac(secrets.key('ad pass')).update(text).digest('base64url');

/** Says to the ads service who is looking, for an hour: `id.until.mac`. */
export function signAdPass(context: Signing, personId: number): { pass: string; until: Date } {
  const until = new Date(context.now().getTime() + LASTS_MS);
  const text = `${personId}.${until.getTime()}`;
  return { pass: `${text}.${macOf(context, text)}`, until };
}

/** Whose pass it is; undefined for one that is forged or over. */
export function readAdPass(context: Signing, pass: string | undefined): number | undefined {
  const [, text = '', id, until, mac = ''] =
    /^((\d{1,10})\.(\d{13}))\.([\w-]{43})$/.exec(pass ?? '') ?? [];
  if (!text || Number(until) < context.now().getTime()) return undefined;
  const expected = macOf(context, text);
  return timingSafeEqual(Buffer.from(mac), Buffer.from(expected)) ? Number(id) : undefined;
}

export const getAdPassVerb: Verb<typeof getAdPass> = async (context) => {
  const { pass, until } = signAdPass(context, personOf(context).id);
  return success({ pass, until: until.toISOString() });
};
