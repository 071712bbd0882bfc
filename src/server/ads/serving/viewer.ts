import { createHmac } from 'node:crypto';
import { puneDate } from '#domain/lib/time/pune.ts';
import { OF_A_DAY, OF_A_PERSON, readAdPass } from '#server/ads/campaigns/index.ts';
import type { Context } from '#server/core/context.ts';
import { networkOf } from '#server/limits/network.ts';
import { describeDevice } from '#server/session/device.ts';

export interface Viewer {
  /** Nobody can be found by it: it is keyed, and of somebody unknown it holds for a day. */
  hash: string;
  /** Whose pass they brought. */
  personId: number | undefined;
}

/**
 * Who is looking, as of a moment: by their pass, else by where they come from and with what. A
 * browser counts by its kind alone: whoever makes up others has no end of them.
 */
export function viewerOf(context: Context, at: Date): Viewer {
  const { secrets, caller } = context;
  const personId = readAdPass(context, caller.pass);
  const who =
    personId === undefined
      ? `${puneDate(at)} ${networkOf(caller.address)} ${describeDevice(caller.userAgent)}`
      : `person ${personId}`;
  const hash = createHmac('sha256', secrets.key('ad viewer')).update(who).digest('base64url');
  const kind = personId === undefined ? OF_A_DAY : OF_A_PERSON;
  return { hash: kind + hash.slice(0, 22), personId };
}
