import {
  CATEGORY_OF,
  type Furnishing,
  type ListedIn,
  type Possession,
  type PropertyAge,
  type Subcategory,
} from '#domain/homes/listing.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import { fractionOf } from '#domain/lib/geo.ts';

/** What a fair price is reckoned from. Money is rupees (a rent: a month), areas square feet. */
export interface FairHome extends LatLng {
  listedIn: ListedIn;
  subcategory: Subcategory;
  bedrooms: number | null;
  bathrooms: number | null;
  balconies: number | null;
  garages: number | null;
  floor: number | null;
  floors: number | null;
  furnishing: Furnishing | null;
  age: PropertyAge | null;
  possession: Possession | null;
  carpetSqft: number | null;
  builtUpSqft: number | null;
  plotSqft: number | null;
  /** Rupees a month. */
  maintenance: number | null;
  society: string | null;
  developer: string | null;
  /** Slug of its locality. */
  locality: string;
}

/** A home that is on offer, or was until it was taken. */
export interface PricedHome extends FairHome {
  id: number;
  price: number;
}

/** Carpet area over built-up area: the middle of 7,428 Pune flats that tell both. */
const CARPET_SHARE = 0.725;

/**
 * The one area that all homes are compared by: built-up, or what it would be by the carpet area; of
 * land the plot. Null where none is told.
 */
export function sizeOf({
  subcategory,
  builtUpSqft,
  carpetSqft,
  plotSqft,
}: Pick<FairHome, 'subcategory' | 'builtUpSqft' | 'carpetSqft' | 'plotSqft'>): number | null {
  if (CATEGORY_OF[subcategory] === 'Land') return plotSqft || null;
  return builtUpSqft || (carpetSqft ? carpetSqft / CARPET_SHARE : null);
}

const spelled = (name: string | null): string =>
  (name ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();

/** One society or developer however it is spelled; undefined where none is told. */
export const nameKey = (name: string | null): string | undefined =>
  // The mark keeps names such as "Constructor" from being properties of every object.
  spelled(name) ? `·${spelled(name)}` : undefined;

/** The same for one flat that is listed twice. The price has no part in it. */
export function flatKey(home: FairHome): string {
  const size = Math.round((sizeOf(home) ?? 0) / 10);
  const place = spelled(home.society) || `${home.lat.toFixed(4)} ${home.lng.toFixed(4)}`;
  return [place, home.subcategory, home.bedrooms ?? '', home.floor ?? '', size].join('|');
}

/** Models are fitted so many times, each on all homes but those of one fold. */
export const FOLDS = 5;

/** A home's fold: the model without it is the one that says what it is worth. */
export const foldOf = (home: FairHome, folds = FOLDS): number =>
  Math.floor(fractionOf(flatKey(home)) * folds);
