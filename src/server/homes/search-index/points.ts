import { microsOf } from './clauses.ts';
import { clustersOf } from './clusters.ts';
import type { IndexPoint, IndexPoints, PointsAt } from './home-index.ts';
import { type Asked, withMatches } from './matches.ts';
import type { Store } from './store.ts';
import { countBits, slotsIn } from './structures/bits.ts';

/** Homes on a map: each by itself where they are few, else drawn together. */
export function findPoints(
  store: Store,
  asked: Omit<Asked, 'now'>,
  { now, limit, zoom }: PointsAt,
): IndexPoints {
  return withMatches(store, { ...asked, now }, (words) => {
    const total = countBits(words);
    if (total > limit && zoom !== undefined)
      return { total, points: [], clusters: clustersOf(store, words, zoom) };
    const { featured } = store.columns.doubles;
    const at = microsOf(now);
    const points: IndexPoint[] = [];
    for (const slot of slotsIn(words, Math.min(total, limit)))
      points.push(store.points.of(slot, (featured[slot] ?? 0) > at));
    return { total, points: points.sort((a, b) => a.id - b.id), clusters: [] };
  });
}
