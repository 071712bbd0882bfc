import type { KeptListing } from '#contract/homes/favourites.ts';

export const KEPT_ORDERS = ['kept', 'cheaper', 'price_low', 'price_high'] as const;
export type KeptOrder = (typeof KEPT_ORDERS)[number];

const priceOf = ({ propertydata }: KeptListing) => propertydata.price;

/** Kept homes as somebody wants to look through them; those no longer on offer come last. */
export function inOrder(kept: readonly KeptListing[], order: KeptOrder): KeptListing[] {
  const by: Record<KeptOrder, (a: KeptListing, b: KeptListing) => number> = {
    kept: (a, b) => b.keptAt.localeCompare(a.keptAt),
    cheaper: (a, b) => a.change - b.change,
    price_low: (a, b) => priceOf(a) - priceOf(b),
    price_high: (a, b) => priceOf(b) - priceOf(a),
  };
  if (order === 'kept') return kept.toSorted(by.kept);
  return kept.toSorted((a, b) => Number(b.onOffer) - Number(a.onOffer) || by[order](a, b));
}
