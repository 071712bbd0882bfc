import type { AlikeTo, Around, Nearest } from './home-index.ts';
import type { Store } from './store.ts';
import type { SlotSet } from './structures/slot-set.ts';

/** What can be called close by, in degrees, and how many of it are compared; as the SQL has it. */
const CLOSE_DEGREES = 0.036;
const CANDIDATES = 120;
/** What a bedroom more or less weighs against the price. */
const BEDROOM = 0.25;

/** Whether a slot is in one of some sets. */
const inOneOf = (sets: readonly SlotSet[]) => (slot: number) => {
  for (const set of sets) if (set.has(slot)) return true;
  return false;
};

/** The nearest by degrees, in no order. */
export function findNearest(store: Store, around: Around, limit: number): Nearest[] {
  const { doubles, wholes } = store.columns;
  const { listedIn, category } = store.attributes.chosen;
  const isListed = inOneOf(around.listedIn.map((value) => listedIn.of(value)));
  const isOfKind = inOneOf(around.category.map((value) => category.of(value)));
  const accepts = (slot: number) => isListed(slot) && isOfKind(slot);
  return store.grid.nearest(around, limit, accepts, around.within).map((slot) => ({
    id: wholes.id[slot] ?? 0,
    lat: doubles.lat[slot] ?? 0,
    lng: doubles.lng[slot] ?? 0,
  }));
}

/** Of the same kind close by: the likest in price and bedrooms first. */
export function findAlike(store: Store, to: AlikeTo, limit: number): number[] {
  const { doubles, singles, wholes } = store.columns;
  const { chosen } = store.attributes;
  const listed = chosen.listedIn.of(to.listedIn);
  const category = chosen.category.of(to.category);
  const subcategory = chosen.subcategory.of(to.subcategory);
  const accepts = (slot: number) =>
    subcategory.has(slot) && listed.has(slot) && category.has(slot) && wholes.id[slot] !== to.id;
  return store.grid
    .nearest(to, CANDIDATES, accepts, CLOSE_DEGREES)
    .map((slot) => {
      const bedrooms = singles.bedrooms[slot] ?? 0;
      const price = Math.abs(Math.log((doubles.price[slot] ?? 0) / to.pricePaise));
      const unlike = price + BEDROOM * Math.abs(bedrooms - (to.bedrooms ?? 0));
      return { id: wholes.id[slot] ?? 0, unlike };
    })
    .sort((a, b) => a.unlike - b.unlike || a.id - b.id)
    .slice(0, limit)
    .map(({ id }) => id);
}
