import { fuzzPoint, type LatLng } from '#domain/lib/geo.ts';
import { hmac } from '#server/lib/hmac.ts';

/**
 * Where the public sees a place. Keyed, so that nobody who knows `id` can take the shift back, and
 * the same for good: averaging over edits gives nothing away.
 */
export function publicPoint(key: Buffer, id: string, at: LatLng) {
  const { lat, lng } = fuzzPoint(at, hmac(key).update(id).digest('hex'));
  return { x: lng, y: lat };
}
