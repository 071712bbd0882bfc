import { isInside } from './inside.ts';
import type { Box, Shape } from './shape.ts';

/** Below this a length is nothing to Postgres. */
const EPSILON = 1e-6;

/**
 * How far from an edge a point may be held to lie on it: a cross product below a millionth is nothing,
 * and only beside the edge itself.
 */
const reachOf = (length: number) => Math.min(EPSILON / length, length) + 2 * EPSILON;

/** Whether an edge, with its reach around it, meets a box: on no axis do the two lie apart. */
function meets([x1, y1]: Point, [x2, y2]: Point, { south, west, north, east }: Box): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const reach = length === 0 ? 2 * EPSILON : reachOf(length);
  if (Math.max(x1, x2) + reach < west || Math.min(x1, x2) - reach > east) return false;
  if (Math.max(y1, y2) + reach < south || Math.min(y1, y2) - reach > north) return false;
  if (length === 0) return true;
  const across = Math.abs(dy * ((west + east) / 2 - x1) - dx * ((south + north) / 2 - y1));
  const half = (Math.abs(dy) * (east - west) + Math.abs(dx) * (north - south)) / 2;
  return across <= half + reach * length;
}

type Point = readonly [x: number, y: number];

/** The inside of a polygon; corners as latitude and longitude. */
export function drawn(corners: readonly (readonly [lat: number, lng: number])[]): Shape {
  const lats = Float64Array.from(corners, ([lat]) => lat);
  const lngs = Float64Array.from(corners, ([, lng]) => lng);
  const points = corners.map(([lat, lng]): Point => [lng, lat]);
  const edges = points.map((point, i) => [points.at(i - 1) ?? point, point] as const);
  const holds = (lng: number, lat: number) => isInside(lng, lat, lngs, lats);
  return {
    box: {
      south: Math.min(...lats) - EPSILON,
      north: Math.max(...lats) + EPSILON,
      west: Math.min(...lngs) - EPSILON,
      east: Math.max(...lngs) + EPSILON,
    },
    holds,
    // Where no edge comes near, all of a cell lies on the side on which its middle is.
    holdsCell: (cell) =>
      edges.some(([from, to]) => meets(from, to, cell))
        ? undefined
        : holds((cell.west + cell.east) / 2, (cell.south + cell.north) / 2),
  };
}
