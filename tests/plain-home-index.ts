import type { HomeIndex, IndexedHome } from '#server/homes/search-index/index.ts';

const notAsked = (): never => {
  throw new Error('Only what is in it is asked of this index');
};

/** An index that keeps homes and answers no search: what is fed into it is compared as it came. */
export function plainHomeIndex() {
  const homes = new Map<number, IndexedHome>();
  const index: HomeIndex = {
    async load(batches) {
      for await (const batch of batches) for (const home of batch) homes.set(home.id, home);
    },
    put: (home) => void homes.set(home.id, home),
    remove: (id) => void homes.delete(id),
    has: (id) => homes.has(id),
    stats: () => ({ rows: homes.size, bytes: homes.size * 1_000 }),
    page: notAsked,
    count: notAsked,
    countByLocality: notAsked,
    facets: notAsked,
    moreFacets: notAsked,
    points: notAsked,
    steadyUntil: notAsked,
    promoted: notAsked,
    nearest: notAsked,
    alike: notAsked,
    liveIn: notAsked,
    projects: notAsked,
  };
  return { index, homes };
}
