import type { Corner } from '#contract/homes/area-text.ts';
import type { Store } from './store.ts';
import { intersect } from './structures/bits.ts';
import type { Clause } from './structures/clause.ts';
import { drawn } from './structures/drawn.ts';
import type { Box } from './structures/shape.ts';

/** What is written down by cells. */
function byCells(store: Store, most: number, fill: (words: Uint32Array) => void): Clause {
  return {
    most,
    fill,
    narrow: (words) =>
      store.scratch.borrow((inside) => {
        fill(inside);
        intersect(words, inside);
      }),
  };
}

/** What lies in a box, its edges included. */
export function boxClause(store: Store, box: Box): Clause {
  const { grid, live } = store;
  const most = grid.atMost(box);
  if (most * 2 <= live.size) return byCells(store, most, (words) => grid.fill(words, box));
  return { most, narrow: (words) => grid.clearOutside(words, box) };
}

/** What lies in a drawn area. */
export function drawnClause(store: Store, corners: readonly Corner[]): Clause {
  const { grid } = store;
  const shape = drawn(corners);
  return byCells(store, grid.atMost(shape.box), (words) => grid.fillShape(words, shape));
}
