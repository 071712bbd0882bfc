import type { LatLng } from '#domain/lib/geo.ts';
import { worldPixels } from './labels.ts';

/** So many of the homes must be in view; the rest may lie too far out to show all in one heap. */
const SHARE = 0.88;
const NEAREST = 15;
const FARTHEST = 9;

interface Size {
  x: number;
  y: number;
}

function middle(sorted: readonly number[], cut: number): number {
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return (at(cut) + at(1 - cut)) / 2;
}

/** Where the middle of the view may be: of all homes, of most, of the middle one. */
const CUTS = [0, 0.05, 0.1, 0.5];

/**
 * The nearest whole zoom at which nearly all points fit into a map of this size, and the points
 * that do. Few points are all shown.
 */
export function pointsInBestView<Point extends LatLng>(
  points: readonly Point[],
  size: Size,
  padding: Size,
): Point[] {
  const wide = Math.max(1, size.x - 2 * padding.x);
  const high = Math.max(1, size.y - 2 * padding.y);
  for (let zoom = NEAREST; zoom >= FARTHEST; zoom--) {
    const spots = points.map((point) => ({ point, ...worldPixels(point.lat, point.lng, zoom) }));
    const xs = spots.map(({ x }) => x).sort((a, b) => a - b);
    const ys = spots.map(({ y }) => y).sort((a, b) => a - b);
    for (const cut of CUTS) {
      const [x, y] = [middle(xs, cut), middle(ys, cut)];
      const inside = spots.filter(
        (spot) => Math.abs(spot.x - x) <= wide / 2 && Math.abs(spot.y - y) <= high / 2,
      );
      if (inside.length >= points.length * SHARE) return inside.map(({ point }) => point);
    }
  }
  return [...points];
}
