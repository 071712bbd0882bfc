/**
 * Whether a point lies in a polygon, by the very arithmetic of Postgres (`point_inside` and
 * `lseg_crossing` in geo_ops.c): lengths below a millionth are nothing, and an edge is inside.
 */

const EPSILON = 1e-6;
const isZero = (a: number) => Math.abs(a) <= EPSILON;
const isLess = (a: number, b: number) => a + EPSILON < b;
const isMore = (a: number, b: number) => a > b + EPSILON;

/** Twice the crossings of the ray to the east; undefined where the edge goes through the point. */
function crossing(x: number, y: number, beforeX: number, beforeY: number): number | undefined {
  if (isZero(y)) {
    if (isZero(x)) return undefined;
    if (isMore(x, 0)) {
      if (isZero(beforeY)) return isMore(beforeX, 0) ? 0 : undefined;
      return isLess(beforeY, 0) ? 1 : -1;
    }
    if (isZero(beforeY)) return isLess(beforeX, 0) ? 0 : undefined;
    return 0;
  }
  const sign = isMore(y, 0) ? 1 : -1;
  if (isZero(beforeY)) return isLess(beforeX, 0) ? 0 : sign;
  if ((sign < 0 && isLess(beforeY, 0)) || (sign > 0 && isMore(beforeY, 0))) return 0;
  if (x + EPSILON >= 0 && isMore(beforeX, 0)) return 2 * sign;
  if (isLess(x, 0) && beforeX <= EPSILON) return 0;
  const z = (x - beforeX) * y - (y - beforeY) * x;
  if (isZero(z)) return undefined;
  if ((sign < 0 && isLess(z, 0)) || (sign > 0 && isMore(z, 0))) return 0;
  return 2 * sign;
}

/**
 * Corners as longitudes and latitudes.
 * @param ends the edges that are looked at, by the corner each ends in; all where it is left out. An
 * edge that lies above the point or below it as a whole, by more than a millionth, crosses nothing.
 */
export function isInside(
  lng: number,
  lat: number,
  lngs: Float64Array,
  lats: Float64Array,
  ends: readonly number[] = Array.from(lngs, (_, at) => at),
): boolean {
  let total = 0;
  for (let i = 0; i < ends.length; i++) {
    const at = ends[i] ?? 0;
    const before = at === 0 ? lngs.length - 1 : at - 1;
    const crossed = crossing(
      (lngs[at] ?? 0) - lng,
      (lats[at] ?? 0) - lat,
      (lngs[before] ?? 0) - lng,
      (lats[before] ?? 0) - lat,
    );
    if (crossed === undefined) return true;
    total += crossed;
  }
  return total !== 0;
}
