import { findAlike, findNearest } from './around.ts';
import { findFacets } from './facets.ts';
import type { HomeIndex } from './home-index.ts';
import { type Asked, withMatches } from './matches.ts';
import { findMoreFacets } from './more-facets.ts';
import { findPage } from './page.ts';
import { findPoints } from './points.ts';
import { findProjects } from './projects.ts';
import { promotedAmong } from './promoted.ts';
import { steadyUntil } from './steady.ts';
import { Store } from './store.ts';
import { countBits } from './structures/bits.ts';

/** An empty index. */
export function createHomeIndex(): HomeIndex {
  const store = new Store();
  const count = (asked: Asked) => withMatches(store, asked, countBits);
  return {
    load: (batches) => store.load(batches),
    put: (home) => store.put(home),
    remove: (id) => store.remove(id),
    has: (id) => store.slots.of(id) >= 0,
    page: (request, where, at) => findPage(store, request, where, at),
    count: (filter, where, now, since) => count({ filter, where, now, since }),
    countByLocality: (filter, localityIds, now) =>
      withMatches(store, { filter, where: undefined, now }, (words) => {
        const countIn = (id: number) => store.attributes.locality.of(id).countIn(words);
        return new Map(localityIds.map((id) => [id, countIn(id)]));
      }),
    facets: (filter, where, now) => findFacets(store, filter, where, now),
    moreFacets: (filter, where, now) => findMoreFacets(store, filter, where, now),
    points: (filter, where, at) => findPoints(store, { filter, where }, at),
    steadyUntil: (request, now) => steadyUntil(store, request, now),
    promoted: (filter, where, { now, turn }) =>
      withMatches(store, { filter, where, now }, (words) =>
        promotedAmong(store, words, { now, turn }),
      ),
    nearest: (around, limit) => findNearest(store, around, limit),
    alike: (to, limit) => findAlike(store, to, limit),
    liveIn: (localityId) => store.attributes.locality.of(localityId).size,
    projects: (text, limit) => findProjects(store, text, limit),
    stats: () => ({ rows: store.slots.count, bytes: store.bytes }),
  };
}
