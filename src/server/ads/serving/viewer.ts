import { puneDate } from '#domain/lib/time/pune.ts';
import { OF_A_DAY, OF_A_PERSON, readAdPass } from '#server/ads/campaigns/index.ts';
import type { Context } from '#server/core/context.ts';
import { hmac } from '#server/lib/hmac.ts';
import { networkOf } from '#server/limits/network.ts';

export interface Viewer {
  /** Nobody can be found by it: it is keyed, and of somebody unknown it holds for a day. */
  hash: string;
  /** Whose pass they brought. */
  personId: number | undefined;
}

/**
 * One of four: a phone or not, of the commonest engine or not. Whoever makes up browsers has no end of
 * them, so that behind one network an ad is charged for four strangers a day and no more.
 */
function kindOfBrowser(userAgent: string): string {
  const device = /Android|iPhone|iPad|Mobile/.test(userAgent) ? 'phone' : 'computer';
  return `${device} ${/Chrome\/|CriOS\/|Edg/.test(userAgent) ? 'chromium' : 'other'}`;
}

/** Who is looking, as of a moment: by their pass, else by where they come from and with what. */
export function viewerOf(context: Context, at: Date): Viewer {
  const { secrets, caller } = context;
  const personId = readAdPass(context, caller.pass);
  const who =
    personId === undefined
      ? `${puneDate(at)} ${networkOf(caller.address)} ${kindOfBrowser(caller.userAgent)}`
      : `person ${personId}`;
  const hash = hmac(secrets.key('ad viewer')).update(who).digest('base64url');
  const kind = personId === undefined ? OF_A_DAY : OF_A_PERSON;
  return { hash: kind + hash.slice(0, 22), personId };
}
