import type { AlikeTo, Around, Nearest } from './home-index.ts';
import type { Store } from './store.ts';

/** What can be called close by, in degrees, and how many of it are compared; as the SQL has it. */
const CLOSE_DEGREES = 0.036;
const CANDIDATES = 120;
/** What a bedroom more or less weighs against the price. */
const BEDROOM = 0.25;

/** The nearest first, by degrees. */
export function findNearest(store: Store, around: Around, limit: number): Nearest[] {
  const { doubles, wholes, marks } = store.columns;
  const wanted = store.groups.wanted(
    ({ listedIn, category }) =>
      around.listedIn.includes(listedIn) && around.category.includes(category),
  );
  const accepts = (slot: number) => wanted[marks.group[slot] ?? 0] === 1;
  return store.grid.nearest(around, limit, accepts, around.within).map(({ slot }) => ({
    id: wholes.id[slot] ?? 0,
    lat: doubles.lat[slot] ?? 0,
    lng: doubles.lng[slot] ?? 0,
  }));
}

/** Of the same kind close by: the likest in price and bedrooms first. */
export function findAlike(store: Store, to: AlikeTo, limit: number): number[] {
  const { doubles, singles, wholes, marks } = store.columns;
  const wanted = store.groups.wanted(
    ({ listedIn, category, subcategory }) =>
      listedIn === to.listedIn && category === to.category && subcategory === to.subcategory,
  );
  const accepts = (slot: number) =>
    wanted[marks.group[slot] ?? 0] === 1 && wholes.id[slot] !== to.id;
  return store.grid
    .nearest(to, CANDIDATES, accepts, CLOSE_DEGREES)
    .map(({ slot }) => {
      const bedrooms = singles.bedrooms[slot] ?? 0;
      const price = Math.abs(Math.log((doubles.price[slot] ?? 0) / to.pricePaise));
      const unlike = price + BEDROOM * Math.abs(bedrooms - (to.bedrooms ?? 0));
      return { id: wholes.id[slot] ?? 0, unlike };
    })
    .sort((a, b) => a.unlike - b.unlike || a.id - b.id)
    .slice(0, limit)
    .map(({ id }) => id);
}
