import type { Corner } from '#contract/homes/area-text.ts';
import type { Store } from './store.ts';
import { intersect, keepWhere } from './structures/bits.ts';
import type { Clause } from './structures/clause.ts';
import type { Box } from './structures/grid.ts';
import { isInside } from './structures/inside.ts';

/** Where a box holds more than one in so many, looking at what is left is cheaper than its cells. */
const WIDE = 6;
/** Postgres’s own lengths of nothing. */
const EPSILON = 1e-6;

/** What lies in a box, its edges included. */
export function boxClause({ grid, columns, live, scratch }: Store, box: Box): Clause {
  const { lat, lng } = columns.doubles;
  const { south, west, north, east } = box;
  const most = grid.atMost(box);
  if (most * WIDE > live.size)
    return {
      most: Number.MAX_SAFE_INTEGER,
      narrow: (words) =>
        keepWhere(words, (slot) => {
          const [y, x] = [lat[slot] ?? 0, lng[slot] ?? 0];
          return y >= south && y <= north && x >= west && x <= east;
        }),
    };
  const fill = (words: Uint32Array) => grid.fill(words, box);
  return {
    most,
    fill,
    narrow: (words) =>
      scratch.borrow((inside) => {
        fill(inside);
        intersect(words, inside);
      }),
  };
}

/** What lies in a drawn area. */
export function drawnClause(store: Store, corners: readonly Corner[]): Clause {
  const { lat, lng } = store.columns.doubles;
  const lats = Float64Array.from(corners, ([y]) => y);
  const lngs = Float64Array.from(corners, ([, x]) => x);
  const around = boxClause(store, {
    south: Math.min(...lats) - EPSILON,
    north: Math.max(...lats) + EPSILON,
    west: Math.min(...lngs) - EPSILON,
    east: Math.max(...lngs) + EPSILON,
  });
  return {
    // Last: each point is held against each edge.
    most: Number.POSITIVE_INFINITY,
    narrow: (words) => {
      around.narrow(words);
      keepWhere(words, (slot) => isInside(lng[slot] ?? 0, lat[slot] ?? 0, lngs, lats));
    },
  };
}
