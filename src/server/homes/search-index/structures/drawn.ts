import { isInside } from './inside.ts';
import type { Box, Shape } from './shape.ts';

/** Below this a length is nothing to Postgres. */
const EPSILON = 1e-6;

/**
 * How far from an edge a point may be held to lie on it: a cross product below a millionth is nothing,
 * and only beside the edge itself.
 */
const reachOf = (length: number) => Math.min(EPSILON / length, length) + 2 * EPSILON;

type Point = readonly [x: number, y: number];

interface Edge extends Box {
  dx: number;
  dy: number;
  from: Point;
  length: number;
  reach: number;
}

/** An edge and the box around it, its reach included. */
function edgeOf(from: Point, to: Point): Edge {
  const [[x1, y1], [x2, y2]] = [from, to];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const reach = length === 0 ? 2 * EPSILON : reachOf(length);
  return {
    ...{ from, dx, dy, length, reach },
    west: Math.min(x1, x2) - reach,
    east: Math.max(x1, x2) + reach,
    south: Math.min(y1, y2) - reach,
    north: Math.max(y1, y2) + reach,
  };
}

/** Whether an edge, with its reach around it, meets a box: on no axis do the two lie apart. */
function meets(edge: Edge, { south, west, north, east }: Box): boolean {
  if (edge.east < west || edge.west > east) return false;
  if (edge.north < south || edge.south > north) return false;
  const { dx, dy, length, reach } = edge;
  if (length === 0) return true;
  const [x, y] = edge.from;
  const across = Math.abs(dy * ((west + east) / 2 - x) - dx * ((south + north) / 2 - y));
  const half = (Math.abs(dy) * (east - west) + Math.abs(dx) * (north - south)) / 2;
  return across <= half + reach * length;
}

/** Bands of latitude into which an area is cut: of a point's only the edges that come into its own count. */
const BANDS = 128;

/** For a latitude the edges, by the corner each ends in, that may cross a ray from there to the east. */
function edgesByLatitude(lats: Float64Array, { south, north }: Box) {
  const high = (north - south) / BANDS;
  const bandOf = (lat: number) =>
    Math.max(0, Math.min(BANDS - 1, Math.floor((lat - south) / high)));
  const bands = Array.from({ length: BANDS }, (): number[] => []);
  for (const [at, lat] of lats.entries()) {
    const before = lats.at(at - 1) ?? lat;
    const last = bandOf(Math.max(lat, before) + 2 * EPSILON);
    for (let band = bandOf(Math.min(lat, before) - 2 * EPSILON); band <= last; band++)
      bands[band]?.push(at);
  }
  return (lat: number): readonly number[] => bands[bandOf(lat)] ?? [];
}

/** The inside of a polygon; corners as latitude and longitude. */
export function drawn(corners: readonly (readonly [lat: number, lng: number])[]): Shape {
  const lats = Float64Array.from(corners, ([lat]) => lat);
  const lngs = Float64Array.from(corners, ([, lng]) => lng);
  const points = corners.map(([lat, lng]): Point => [lng, lat]);
  const edges = points.map((point, i) => edgeOf(points.at(i - 1) ?? point, point));
  const box = {
    south: Math.min(...lats) - EPSILON,
    north: Math.max(...lats) + EPSILON,
    west: Math.min(...lngs) - EPSILON,
    east: Math.max(...lngs) + EPSILON,
  };
  const edgesAt = edgesByLatitude(lats, box);
  const holds = (lng: number, lat: number) => isInside(lng, lat, lngs, lats, edgesAt(lat));
  return {
    box,
    holds,
    // Where no edge comes near, all of a cell lies on the side on which its middle is.
    holdsCell: (cell) =>
      edges.some((edge) => meets(edge, cell))
        ? undefined
        : holds((cell.west + cell.east) / 2, (cell.south + cell.north) / 2),
  };
}
