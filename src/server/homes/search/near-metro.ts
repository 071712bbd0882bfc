import { type SQL, sql } from 'drizzle-orm';
import type { MetroLine } from '#domain/homes/gazetteer/metro-lines.ts';
import { OPEN_STATIONS } from '#domain/homes/gazetteer/open-stations.ts';
import { metresWalkedIn } from '#domain/homes/walk.ts';
import { METRES_PER_DEGREE } from '#domain/lib/geo.ts';

/** Degrees of our own, written into the statement so that the planner sees what it asks for. */
const degrees = (value: number) => sql.raw(value.toFixed(7));

/**
 * Within a walk of a station: a box that the index on places answers, and in it the circle. A
 * degree of longitude is shorter than one of latitude, so that a circle is none in degrees.
 */
function around({ lat, lng }: { lat: number; lng: number }, metres: number): SQL {
  const high = metres / METRES_PER_DEGREE;
  const narrow = Math.cos((lat * Math.PI) / 180);
  const wide = high / narrow;
  return sql`(l.public_location <@ box(point(${degrees(lng + wide)}, ${degrees(lat + high)}),
      point(${degrees(lng - wide)}, ${degrees(lat - high)}))
    and power((l.public_location[0] - ${degrees(lng)}) * ${degrees(narrow)}, 2)
      + power(l.public_location[1] - ${degrees(lat)}, 2) <= power(${degrees(high)}, 2))`;
}

/** Within so many minutes' walk of a station that is open, of any line or of those named. */
export function nearMetro(minutes: number, lines: readonly MetroLine[] | undefined): SQL {
  const metres = metresWalkedIn(minutes);
  const stations = OPEN_STATIONS.filter(({ line }) => !lines || lines.includes(line));
  // Where lines cross a station stands once for each.
  const places = [...new Map(stations.map((at) => [`${at.lat} ${at.lng}`, at])).values()];
  if (places.length === 0) return sql`false`;
  return sql`(${sql.join(
    places.map((at) => around(at, metres)),
    sql` or `,
  )})`;
}
