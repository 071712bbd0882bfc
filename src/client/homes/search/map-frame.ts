import type { mapPoints } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { LatLng } from '#domain/lib/geo.ts';

/** What of the map shows a search: all of some points, nearly all of them, or what is in view. */
export type Frame = { all: LatLng[] } | { most: readonly LatLng[] } | 'stay';

type Middle = NonNullable<ResponseOf<typeof mapPoints>['data']['place']>;
/** Degrees: with its margin a locality and its neighbours. */
const AROUND = 0.02;

const around = ({ latitude, longitude }: Middle): LatLng[] => [
  { lat: latitude - AROUND, lng: longitude - AROUND },
  { lat: latitude + AROUND, lng: longitude + AROUND },
];

/** The part of the map that shows what a search asks for: the place sought where nothing was found. */
export function frameOf(
  { bounds, area }: Pick<SearchFilter, 'bounds' | 'area'>,
  points: readonly LatLng[],
  inView: string,
  place: Middle | null = null,
): Frame {
  if (area) return { all: area.flat().map(([lat, lng]) => ({ lat, lng })) };
  if (!bounds && points.length === 0 && place) return { all: around(place) };
  if (!bounds) return { most: points };
  if (inView.split(',').every((degrees, i) => Number(degrees) === bounds[i])) return 'stay';
  // The margin would cost a zoom level: fitting the middle half brings the same view back.
  const [south, west, north, east] = bounds;
  const [lat, lng] = [(north - south) / 4, (east - west) / 4];
  return {
    all: [
      { lat: south + lat, lng: west + lng },
      { lat: north - lat, lng: east - lng },
    ],
  };
}
