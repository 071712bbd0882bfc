import type { Furnishing, PropertyAge, Subcategory } from '#domain/homes/listing.ts';
import type { Rupees } from '#domain/lib/money.ts';
import type { PricedLocality } from './demo-localities.ts';
import { between, type Random } from './drawings/palette.ts';
import type { HomeShape } from './home-shape.ts';

/** A kind's rate against flats of the locality, per square foot built-up (of land for a plot). */
const SALE_FACTOR: Record<Subcategory, number> = {
  Flat: 1,
  'Studio Apartment': 1.05,
  House: 0.95,
  Villa: 1.2,
  Plot: 0.6,
  Office: 1.2,
  Shop: 1.9,
};
const RENT_FACTOR: Record<Subcategory, number> = {
  Flat: 1,
  'Studio Apartment': 1.25,
  House: 0.9,
  Villa: 1.05,
  Plot: 0.2,
  Office: 2.2,
  Shop: 3,
};
const SALE_BY_AGE: Record<PropertyAge, number> = {
  UnderConstruction: 0.98,
  '0-5 Years': 1.05,
  '5-10 Years': 1,
  '10-15 Years': 0.95,
  '15-20 Years': 0.9,
  'Above 20 Years': 0.85,
};
const SALE_BY_FURNISHING: Record<Furnishing, number> = {
  Furnished: 1.06,
  'Semi-Furnished': 1.02,
  UnFurnished: 1,
};
const RENT_BY_FURNISHING: Record<Furnishing, number> = {
  Furnished: 1.2,
  'Semi-Furnished': 1.06,
  UnFurnished: 0.95,
};
/** Rent a month over price where no rent is known: a yield of 3 % a year, usual for Pune. */
const TYPICAL_YIELD = 0.03 / 12;
const FLOOR_RISE = 0.004;

/** Asking prices come in round figures: three digits that matter, the last a 0 or a 5. */
export function roundAsking(rupees: Rupees): Rupees {
  const unit = 5 * 10 ** Math.max(0, Math.floor(Math.log10(rupees)) - 2);
  return Math.max(unit, Math.round(rupees / unit) * unit);
}

/**
 * Asking price in rupees, or rupees a month for a rent, at the locality's own rates.
 * @param taste what its owner asks against them
 */
export function priceHome(
  random: Random,
  locality: PricedLocality,
  shape: HomeShape,
  taste = between(random, 0.9, 1.12),
): number {
  const { listedIn, subcategory, age, furnishing, floor } = shape;
  const area = shape.builtUpSqft ?? shape.plotSqft ?? 0;
  if (listedIn === 'rent') {
    const rate = locality.rentRate ?? locality.saleRate * TYPICAL_YIELD;
    const dress = furnishing ? RENT_BY_FURNISHING[furnishing] : 1;
    return roundAsking(area * rate * RENT_FACTOR[subcategory] * dress * taste);
  }
  const standing = age ? SALE_BY_AGE[age] : 1;
  const dress = furnishing ? SALE_BY_FURNISHING[furnishing] : 1;
  const rise =
    floor === null || subcategory === 'Shop' ? 1 : 0.99 + FLOOR_RISE * Math.min(floor, 15);
  return roundAsking(
    area * locality.saleRate * SALE_FACTOR[subcategory] * standing * dress * rise * taste,
  );
}
