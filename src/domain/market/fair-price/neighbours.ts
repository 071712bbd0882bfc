import { haversineMetres, type LatLng } from '#domain/lib/geo.ts';

const CELL_DEGREES = 0.01;
const METRES_PER_DEGREE = 111_195;
/** A degree of longitude is shorter: at Pune by a twentieth. */
const NARROWING = 1.06;

export interface Near<T> {
  home: T;
  metres: number;
}

/** Finds homes around a point without looking at all of them. */
export function neighbourhood<T extends LatLng>(homes: readonly T[]) {
  const cells = new Map<string, T[]>();
  const column = (degrees: number) => Math.floor(degrees / CELL_DEGREES);
  for (const home of homes) {
    const key = `${column(home.lat)} ${column(home.lng)}`;
    const cell = cells.get(key);
    if (cell) cell.push(home);
    else cells.set(key, [home]);
  }
  return {
    /** All within `metres` that fit, the nearest first. */
    around(point: LatLng, metres: number, fits: (home: T) => boolean): Near<T>[] {
      const reach = (metres / METRES_PER_DEGREE) * NARROWING;
      const found: Near<T>[] = [];
      for (let i = column(point.lat - reach); i <= column(point.lat + reach); i++) {
        for (let j = column(point.lng - reach); j <= column(point.lng + reach); j++) {
          for (const home of cells.get(`${i} ${j}`) ?? []) {
            if (!fits(home)) continue;
            const away = haversineMetres(point, home);
            if (away <= metres) found.push({ home, metres: away });
          }
        }
      }
      return found.sort((a, b) => a.metres - b.metres);
    },
  };
}
export type Neighbourhood<T extends LatLng> = ReturnType<typeof neighbourhood<T>>;
