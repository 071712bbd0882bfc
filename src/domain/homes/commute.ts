import { CROSSING } from '#domain/homes/gazetteer/metro-lines.ts';
import { haversineMetres, type LatLng } from '#domain/lib/geo.ts';
import { STATION_FACTS } from './gazetteer/station-facts.ts';
import { WALK } from './walk.ts';

/** What is assumed, for want of timetables and traffic; shown beside every result. */
export const ASSUMED = {
  /** Ways on the ground are longer than the line. */
  detour: WALK.detour,
  walkKmh: WALK.kmh,
  rickshawKmh: 18,
  /** Until a rickshaw is found. */
  hailMinutes: 8,
  /**
   * What a rickshaw must save, or the way to a station is walked, as it is up to some 1 km: less
   * than these estimates are good for is nothing to pay a fare for.
   */
  savedMinutes: 5,
  /** With stops. */
  metroKmh: 32,
  waitMinutes: 4,
  changeMinutes: 5,
  roadKmh: 22,
} as const;

/** Beyond it nobody goes to a station to save time. */
const FARTHEST_STATION_METRES = 6_000;

interface Stop extends LatLng {
  name: string;
  line: string;
  planned: boolean;
  /** Along the line from where all cross; below zero on one side of it. */
  metresAlong: number;
}

const STOPS: readonly Stop[] = STATION_FACTS.map(([name, line, lat, lng, planned]) => ({
  name,
  line,
  lat,
  lng,
  planned,
  metresAlong: 0,
}));
for (const [i, stop] of STOPS.entries()) {
  const before = STOPS[i - 1];
  if (before?.line !== stop.line) continue;
  stop.metresAlong = before.metresAlong + haversineMetres(before, stop);
}
const CROSSINGS = new Map(
  STOPS.filter(({ name }) => name === CROSSING).map(({ line, metresAlong }) => [line, metresAlong]),
);
for (const stop of STOPS) stop.metresAlong -= CROSSINGS.get(stop.line) ?? 0;

export interface MetroRide {
  from: string;
  to: string;
  changes: number;
  /** To the first and from the last station, as the crow flies. */
  metresToMetro: number;
  metresFromMetro: number;
  minutes: number;
}

export interface Commute {
  /** As the crow flies. */
  metres: number;
  roadMinutes: number;
  /** Null where the metro saves nothing: no station near enough, or the same at both ends. */
  metro: MetroRide | null;
}

const minutesFor = (metres: number, kmh: number) => (metres / 1_000 / kmh) * 60;

/** To or from a station, so far away as the crow flies, each way. */
const onFoot = (metres: number) => minutesFor(metres * ASSUMED.detour, ASSUMED.walkKmh);
const byRickshaw = (metres: number) =>
  ASSUMED.hailMinutes + minutesFor(metres * ASSUMED.detour, ASSUMED.rickshawKmh);

/** Whether the way to or from a station is walked: as long as a rickshaw saves too little. */
export const isWalked = (metres: number): boolean =>
  onFoot(metres) - byRickshaw(metres) < ASSUMED.savedMinutes;

const accessMinutes = (metres: number): number =>
  isWalked(metres) ? onFoot(metres) : byRickshaw(metres);

/** Metres on rails between two stops, and how often one changes. */
function ride(from: Stop, to: Stop): { metres: number; changes: number } {
  if (from.line === to.line) {
    return { metres: Math.abs(from.metresAlong - to.metresAlong), changes: 0 };
  }
  return { metres: Math.abs(from.metresAlong) + Math.abs(to.metresAlong), changes: 1 };
}

/** From one place to another by road and by metro: an estimate from distances alone. */
export function commute(from: LatLng, to: LatLng, withPlanned = false): Commute {
  const metres = haversineMetres(from, to);
  const open = STOPS.filter(({ planned }) => withPlanned || !planned);
  const near = (place: LatLng) =>
    open
      .map((stop) => ({ stop, away: haversineMetres(place, stop) }))
      .filter(({ away }) => away <= FARTHEST_STATION_METRES);
  let metro: MetroRide | null = null;
  for (const start of near(from)) {
    for (const end of near(to)) {
      const { metres: railed, changes } = ride(start.stop, end.stop);
      if (railed === 0) continue;
      const minutes =
        accessMinutes(start.away) +
        ASSUMED.waitMinutes +
        minutesFor(railed, ASSUMED.metroKmh) +
        changes * ASSUMED.changeMinutes +
        accessMinutes(end.away);
      if (metro && metro.minutes <= minutes) continue;
      metro = {
        from: start.stop.name,
        to: end.stop.name,
        changes,
        metresToMetro: start.away,
        metresFromMetro: end.away,
        minutes,
      };
    }
  }
  // A ride that is mostly the way to the station is no ride.
  const isWorthIt = metro && metro.metresToMetro + metro.metresFromMetro < metres;
  return {
    metres,
    roadMinutes: minutesFor(metres * ASSUMED.detour, ASSUMED.roadKmh),
    metro: isWorthIt ? metro : null,
  };
}
