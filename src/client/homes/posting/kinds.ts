import type { Subcategory } from '#domain/homes/listing.ts';

/** What each kind is, for somebody who posts for the first time. */
export const KIND_DETAIL: Record<Subcategory, string> = {
  Flat: 'In a building or society',
  House: 'Independent, row house, bungalow',
  Villa: 'In a gated community',
  'Studio Apartment': 'One room with kitchen, 1 RK',
  Plot: 'Land to build on',
  Office: 'To work in',
  Shop: 'To sell from',
};
