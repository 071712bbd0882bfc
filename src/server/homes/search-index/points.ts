import { paise } from '#domain/lib/money.ts';
import { microsOf } from './clauses.ts';
import { clustersOf } from './clusters.ts';
import type { IndexPoints, PointsAt } from './home-index.ts';
import { type Asked, withMatches } from './matches.ts';
import type { Store } from './store.ts';
import { countBits, slotsIn } from './structures/bits.ts';
import { fromFive } from './structures/round-degrees.ts';

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
    const { doubles, wholes } = store.columns;
    const at = microsOf(now);
    const points = Array.from(slotsIn(words, Math.min(total, limit)), (slot) => ({
      id: wholes.id[slot] ?? 0,
      lat: fromFive(wholes.latFive[slot] ?? 0),
      lng: fromFive(wholes.lngFive[slot] ?? 0),
      pricePaise: paise(doubles.price[slot] ?? 0),
      featured: (doubles.featured[slot] ?? 0) > at,
    }));
    return { total, points: points.sort((a, b) => a.id - b.id), clusters: [] };
  });
}
