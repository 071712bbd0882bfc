import { type MyPlaces, namedPlaces } from '#client/homes/my-places/my-places.ts';
import { commute } from '#domain/homes/commute.ts';
import type { LatLng } from '#domain/lib/geo.ts';

/** Minutes by road that the farthest of one's places may be away. */
export const WITHIN_MINUTES = [15, 30, 45, 60] as const;

/** Whether each of one's places is so near by road; without places, or a limit, anything is. */
export const isWithin = (home: LatLng, places: MyPlaces, most: number | undefined): boolean =>
  most === undefined ||
  namedPlaces(places).every(({ place }) => commute(home, place).roadMinutes <= most);
