import { CATEGORIES } from '#domain/homes/listing.ts';
import type { AlikeTo, Around, Nearest } from './home-index.ts';
import type { Store } from './store.ts';
import { clearBit } from './structures/bits.ts';

/** What can be called close by, in degrees, and how many of it are compared; as the SQL has it. */
const CLOSE_DEGREES = 0.036;
const CANDIDATES = 120;
/** What a bedroom more or less weighs against the price. */
const BEDROOM = 0.25;

/** The nearest by degrees, in no order. */
export function findNearest(store: Store, around: Around, limit: number): Nearest[] {
  const { doubles, wholes } = store.columns;
  const { listedIn, category } = store.attributes.chosen;
  const { scratch } = store;
  const listed = listedIn.anyOf(around.listedIn, scratch);
  const kinds = category.anyOf(around.category, scratch);
  const found = scratch.borrow((among) => {
    listed.fill?.(among);
    // All kinds together are what there is: putting them together would take longer than all else.
    if (around.category.length < CATEGORIES.length) kinds.narrow(among);
    return store.grid.nearest(around, limit, among, around.within);
  });
  return found.map((slot) => ({
    id: wholes.id[slot] ?? 0,
    lat: doubles.lat[slot] ?? 0,
    lng: doubles.lng[slot] ?? 0,
  }));
}

/** Of the same kind close by: the likest in price and bedrooms first. */
export function findAlike(store: Store, to: AlikeTo, limit: number): number[] {
  const { doubles, singles, wholes } = store.columns;
  const { chosen } = store.attributes;
  const near = store.scratch.borrow((among) => {
    chosen.subcategory.of(to.subcategory).fill(among);
    chosen.category.of(to.category).narrow(among);
    chosen.listedIn.of(to.listedIn).narrow(among);
    const own = store.slots.of(to.id);
    if (own >= 0) clearBit(among, own);
    return store.grid.nearest(to, CANDIDATES, among, CLOSE_DEGREES);
  });
  return near
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
