import { timingSafeEqual } from 'node:crypto';
import { AD_PLACES, type AdPlace } from '#domain/ads/place.ts';
import { NONCE_MINUTES } from '#domain/ads/stat.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import { hmac } from '#server/lib/hmac.ts';
import { type Viewer, viewerOf } from './viewer.ts';

interface Served {
  adId: number;
  place: AdPlace;
  /** When it was handed out, by our own clock. */
  at: Date;
}

const SHAPE = /^(\d{1,10})\.(\w{1,30})\.(\d{13})\.([\w-]{43})$/;

const macOf = ({ secrets }: Context, { adId, place, at }: Served, { hash }: Viewer) =>
  hmac(secrets.key('ad nonce'))
    .update(`${adId} ${place} ${at.getTime()} ${hash}`)
    .digest('base64url');

/** Proves that an ad was handed to this viewer, here and now: `ad.place.time.mac`. */
export function signNonce(context: Context, served: Served): string {
  const mac = macOf(context, served, viewerOf(context, served.at));
  return `${served.adId}.${served.place}.${served.at.getTime()}.${mac}`;
}

export interface Proof extends Served {
  viewer: Viewer;
  /** Milliseconds since it was handed out. */
  sinceMs: number;
}

/** What a nonce proves; undefined for one that is forged, over, another viewer's or another ad's. */
export function readNonce(
  context: Context,
  nonce: string | undefined,
  adId: number,
): Proof | undefined {
  const [, id, placed, time, mac = ''] = SHAPE.exec(nonce ?? '') ?? [];
  const place = AD_PLACES.find((known) => known === placed);
  if (!place || Number(id) !== adId) return undefined;
  const at = new Date(Number(time));
  const sinceMs = context.now().getTime() - at.getTime();
  if (sinceMs < 0 || sinceMs > NONCE_MINUTES * MINUTE_MS) return undefined;
  const viewer = viewerOf(context, at);
  const expected = macOf(context, { adId, place, at }, viewer);
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return undefined;
  return { adId, place, at, viewer, sinceMs };
}
