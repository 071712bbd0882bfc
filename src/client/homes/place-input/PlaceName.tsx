import { useCall } from '#client/lib/use-call.ts';
import { reverseGeocode } from '#contract/homes/search.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import type { LatLng } from '#domain/lib/geo.ts';

/** "Baner, Pune" for a point; other words until it is known. */
export function PlaceName({ at: { lat, lng }, otherwise }: { at: LatLng; otherwise: string }) {
  const { answer } = useCall(reverseGeocode, { params: { lat, lng } });
  const { locality, city } = answer?.data ?? {};
  return city ? (locality ? [locality, city] : [city]).map(placeName).join(', ') : otherwise;
}
