import words from '#messages/homes/kinds/index.ts';
import qualityWords from '#messages/homes/quality/index.ts';
import { labels } from '#messages/lib/labels.ts';

/**
 * The words of a listing. Every value is spelled as the product's wire format spells it, so the
 * same constant serves the database enum, the contract and the label on the screen.
 */

export const LISTED_IN = ['sell', 'rent'] as const;
export type ListedIn = (typeof LISTED_IN)[number];

export const CATEGORIES = ['Residential', 'Commercial', 'Land'] as const;
export type Category = (typeof CATEGORIES)[number];

export const SUBCATEGORIES = [
  'Flat',
  'House',
  'Villa',
  'Studio Apartment',
  'Plot',
  'Office',
  'Shop',
] as const;
export type Subcategory = (typeof SUBCATEGORIES)[number];

export const CATEGORY_OF: Record<Subcategory, Category> = {
  Flat: 'Residential',
  House: 'Residential',
  Villa: 'Residential',
  'Studio Apartment': 'Residential',
  Plot: 'Land',
  Office: 'Commercial',
  Shop: 'Commercial',
};

/** Plural labels, as the header's menus name them. */
export const SUBCATEGORY_LABEL: Record<Subcategory, string> = labels(() => words.several);

export const FURNISHING = ['Furnished', 'UnFurnished', 'Semi-Furnished'] as const;
export type Furnishing = (typeof FURNISHING)[number];

export const FACING = [
  'East',
  'West',
  'South',
  'North',
  'South East',
  'South West',
  'North East',
  'North West',
] as const;
export type Facing = (typeof FACING)[number];

export const PROPERTY_AGES = [
  'UnderConstruction',
  '0-5 Years',
  '5-10 Years',
  '10-15 Years',
  '15-20 Years',
  'Above 20 Years',
] as const;
export type PropertyAge = (typeof PROPERTY_AGES)[number];

export const POSSESSION = ['Under Construction', 'Ready To Move', 'UpComing'] as const;
export type Possession = (typeof POSSESSION)[number];

export const AMENITIES_NEARBY = [
  'Temple',
  'School',
  'Hospital',
  'Park',
  'Market',
  'Gym',
  'Restaurant',
  'Cinema',
  'Library',
  'Public Transport',
  'Playground',
  'Shopping Mall',
  'Police Station',
  'Fire Station',
] as const;
export type AmenityNearby = (typeof AMENITIES_NEARBY)[number];

export const EXTERIOR_MATERIALS = ['Brick', 'Concrete', 'Stone', 'Wood', 'Glass'] as const;
export type ExteriorMaterial = (typeof EXTERIOR_MATERIALS)[number];

export const STRUCTURE_TYPES = ['RCC', 'Load Bearing', 'Steel Frame', 'Prefabricated'] as const;
export type StructureType = (typeof STRUCTURE_TYPES)[number];

export const LISTING_STATUSES = [
  'draft',
  'live',
  'booked',
  'paused',
  'sold',
  'rented',
  'withdrawn',
  'expired',
] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** Who offers a listing: its owner, an agent, or the company that builds it. */
export const POSTED_BY = ['owner', 'agent', 'builder'] as const;
export type PostedBy = (typeof POSTED_BY)[number];

/** Whom an owner lets to, where they choose. */
export const TENANTS = ['family', 'bachelors', 'company'] as const;
export type Tenant = (typeof TENANTS)[number];

/** What may be cooked in a rented home. */
export const FOOD = ['anyone', 'vegetarians'] as const;
export type Food = (typeof FOOD)[number];

/** What the development plan lets a plot be used for. */
export const ZONES = ['residential', 'commercial', 'industrial', 'agricultural'] as const;
export type Zone = (typeof ZONES)[number];

/** Bedroom and bathroom counts stop at "10+": 10 stands for ten or more. */
export const COUNT_CHOICES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'] as const;
export type CountChoice = (typeof COUNT_CHOICES)[number];

/** "1 RK", "1 BHK" ... "10+ BHK": what a home with this many bedrooms is called. */
export function bhkLabel(bedrooms: number, subcategory: Subcategory): string {
  if (!isCountedInBhk(subcategory)) return '1 RK';
  return bedrooms >= 10 ? '10+ BHK' : `${bedrooms} BHK`;
}

/** Whether its bedrooms are counted in BHK: a studio is one room with a kitchen, "1 RK". */
export const isCountedInBhk = (subcategory: Subcategory): boolean =>
  subcategory !== 'Studio Apartment';

/** Homes have bedrooms; plots, offices and shops do not. */
export function hasBedrooms(subcategory: Subcategory): boolean {
  return CATEGORY_OF[subcategory] === 'Residential';
}

/** Land is sold here, never rented: no search, menu or form offers it. */
export const isRented = (subcategory: Subcategory): boolean => CATEGORY_OF[subcategory] !== 'Land';

export const isOffered = (kind: Subcategory, listedIn: ListedIn): boolean =>
  listedIn === 'sell' || isRented(kind);

/** Said where somebody would rent land out. */
export const notRented = (): string => qualityWords.landIsSold;

/** The kinds that are offered in a way. */
export const kindsListedIn = (listedIn: ListedIn): Subcategory[] =>
  SUBCATEGORIES.filter((kind) => isOffered(kind, listedIn));
