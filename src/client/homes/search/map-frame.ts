import type { mapPoints } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { LatLng } from '#domain/lib/geo.ts';

/** This share of the homes may lie outside on each side. */
const FAR_OUT = 0.01;

/** Where nearly all homes are: a few far out would press the rest into one heap. */
function bulk(points: readonly LatLng[]): LatLng[] {
  const cut = Math.floor(points.length * FAR_OUT);
  if (cut === 0) return [...points];
  const lats = points.map(({ lat }) => lat).sort((a, b) => a - b);
  const lngs = points.map(({ lng }) => lng).sort((a, b) => a - b);
  return [cut, points.length - 1 - cut].map((i) => ({ lat: lats[i] ?? 0, lng: lngs[i] ?? 0 }));
}

type Middle = NonNullable<ResponseOf<typeof mapPoints>['data']['place']>;
/** Degrees: with its margin a locality and its neighbours. */
const AROUND = 0.02;

const around = ({ latitude, longitude }: Middle): LatLng[] => [
  { lat: latitude - AROUND, lng: longitude - AROUND },
  { lat: latitude + AROUND, lng: longitude + AROUND },
];

/** Points that, fitted into the map with its margin, show what a search asks for, be it only the place where nothing was found; none: stay. */
export function frameOf(
  { bounds, area }: Pick<SearchFilter, 'bounds' | 'area'>,
  points: readonly LatLng[],
  inView: string,
  place: Middle | null = null,
): LatLng[] {
  if (area) return area.flat().map(([lat, lng]) => ({ lat, lng }));
  if (!bounds && points.length === 0 && place) return around(place);
  if (!bounds) return bulk(points);
  if (inView.split(',').every((degrees, i) => Number(degrees) === bounds[i])) return [];
  // The margin would cost a zoom level: fitting the middle half brings the same view back.
  const [south, west, north, east] = bounds;
  const [lat, lng] = [(north - south) / 4, (east - west) / 4];
  return [
    { lat: south + lat, lng: west + lng },
    { lat: north - lat, lng: east - lng },
  ];
}
