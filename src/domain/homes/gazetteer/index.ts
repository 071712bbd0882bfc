import { haversineMetres, type LatLng } from '#domain/lib/geo.ts';
import { LOCALITIES, type Locality } from './localities/index.ts';
import type { MetroLine } from './metro-lines.ts';
import { STATION_FACTS } from './station-facts.ts';

export { LOCALITIES, type Locality } from './localities/index.ts';

export interface Station extends LatLng {
  name: string;
  line: MetroLine;
  planned: boolean;
}

export const STATIONS: readonly Station[] = STATION_FACTS.map(
  ([name, line, lat, lng, planned]) => ({
    name,
    line,
    lat,
    lng,
    planned,
  }),
);

/** Nobody walks or takes a rickshaw farther than this to a station. */
const FARTHEST_STATION_METRES = 12_000;

export interface StationNearby extends Pick<Station, 'name' | 'line' | 'planned'> {
  /** As the crow flies. */
  metres: number;
}

/**
 * The nearest metro stations, nearest first: `count` of them, and the nearest that is open where
 * none of those is.
 */
export function nearestStations(lat: number, lng: number, count: number): StationNearby[] {
  const near = STATIONS.map(({ name, line, planned, ...at }) => ({
    name,
    line,
    planned,
    metres: Math.round(haversineMetres({ lat, lng }, at)),
  }))
    .filter((station) => station.metres <= FARTHEST_STATION_METRES)
    .sort((a, b) => a.metres - b.metres);
  const nearest = near.slice(0, count);
  const open = near.find(({ planned }) => !planned);
  return open && !nearest.includes(open) ? [...nearest, open] : nearest;
}

/** The locality whose middle is nearest. */
export function nearestLocality(at: LatLng): Locality {
  return LOCALITIES.reduce((best, next) =>
    haversineMetres(at, next) < haversineMetres(at, best) ? next : best,
  );
}
