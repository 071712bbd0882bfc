import type { MetroLine } from '#domain/homes/gazetteer/metro-lines.ts';
import { OPEN_STATIONS } from '#domain/homes/gazetteer/open-stations.ts';
import { METRO_WALKS, type MetroWalk, metresWalkedIn } from '#domain/homes/walk.ts';
import { type LatLng, METRES_PER_DEGREE } from '#domain/lib/geo.ts';

/** The walk to a station of any line, or of one. */
export type WalkTo = `${MetroWalk}` | `${MetroWalk} ${MetroLine}`;

/** As many digits as the SQL of the same question has, so that both draw the same circle. */
const rounded = (degrees: number) => Number(degrees.toFixed(7));

const CIRCLES = METRO_WALKS.flatMap((minutes) =>
  OPEN_STATIONS.map(({ line, lat, lng }) => {
    const high = metresWalkedIn(minutes) / METRES_PER_DEGREE;
    const narrow = Math.cos((lat * Math.PI) / 180);
    const wide = high / narrow;
    return {
      names: [`${minutes}`, `${minutes} ${line}`] as const satisfies WalkTo[],
      lat: rounded(lat),
      lng: rounded(lng),
      high: rounded(high),
      narrow: rounded(narrow),
      south: rounded(lat - high),
      north: rounded(lat + high),
      west: rounded(lng - wide),
      east: rounded(lng + wide),
    };
  }),
);

/** From where one walks to an open station: of any line, and of which, in how many minutes. */
export function walksOf({ lat, lng }: LatLng): WalkTo[] {
  const found: WalkTo[] = [];
  for (const at of CIRCLES) {
    if (lat < at.south || lat > at.north || lng < at.west || lng > at.east) continue;
    const isNear = ((lng - at.lng) * at.narrow) ** 2 + (lat - at.lat) ** 2 <= at.high ** 2;
    if (isNear) found.push(...at.names);
  }
  return found;
}
