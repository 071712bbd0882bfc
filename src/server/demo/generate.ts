import { LOCALITIES, type Locality } from '../../domain/gazetteer/index.ts';
import { fuzzPoint } from '../../domain/geo.ts';
import {
  AMENITIES_NEARBY,
  bhkLabel,
  CATEGORY_OF,
  EXTERIOR_MATERIALS,
  FACING,
  FURNISHING,
  hasBedrooms,
  type ListedIn,
  type Possession,
  type PropertyAge,
  type Subcategory,
} from '../../domain/listing.ts';
import type { NewListing } from '../db/schema/index.ts';
import { describe } from './describe.ts';
import { between, pick, type Random, randomFrom } from './drawings/palette.ts';
import { SOCIETIES } from './names.ts';

/** A listing but for the ids that only a database knows. */
export type GeneratedListing = Omit<NewListing, 'ownerId' | 'localityId'> & {
  localitySlug: string;
};

/** Localities with enough known of them to price a home believably, the dearest known first. */
const PRICED = LOCALITIES.filter((locality) => locality.saleRate && locality.lat < 18.75).sort(
  (a, b) => Number(b.rentRate !== null) - Number(a.rentRate !== null),
);
export const DEMO_LOCALITIES = PRICED.slice(0, 84);

const MIX: readonly (readonly [Subcategory, number])[] = [
  ['Flat', 0.62],
  ['House', 0.08],
  ['Villa', 0.05],
  ['Studio Apartment', 0.06],
  ['Plot', 0.07],
  ['Office', 0.06],
  ['Shop', 0.06],
];

function subcategoryOf(random: Random): Subcategory {
  let left = random();
  for (const [subcategory, share] of MIX) {
    left -= share;
    if (left < 0) return subcategory;
  }
  return 'Flat';
}

function roundArea(sqft: number): number {
  return Math.round(sqft / 5) * 5;
}

/** Carpet area in sq ft, plot area for land. */
function areaOf(random: Random, subcategory: Subcategory, bedrooms: number): number {
  switch (subcategory) {
    case 'Studio Apartment':
      return between(random, 240, 380);
    case 'Plot':
      return Math.round(between(random, 9, 60)) * 108.9;
    case 'Office':
      return between(random, 350, 3_200);
    case 'Shop':
      return between(random, 110, 700);
    case 'Villa':
      return between(random, 620, 760) * bedrooms;
    case 'House':
      return between(random, 380, 520) * bedrooms;
    case 'Flat':
      return 170 + bedrooms * between(random, 215, 290);
  }
}

/** How a kind is priced against flats of the locality, per square foot. */
const SALE_FACTOR: Record<Subcategory, number> = {
  Flat: 1.22,
  'Studio Apartment': 1.28,
  House: 1.05,
  Villa: 1.35,
  Plot: 0.55,
  Office: 1.45,
  Shop: 2.3,
};
const RENT_FACTOR: Record<Subcategory, number> = {
  Flat: 1.25,
  'Studio Apartment': 1.6,
  House: 1,
  Villa: 1.15,
  Plot: 0.2,
  Office: 2.2,
  Shop: 3.2,
};
/** Rent a month as a share of the sale rate where no rent is known: a yield of about 3 %. */
const TYPICAL_YIELD = 0.03 / 12;

/** Asking prices come in round figures: three digits that matter, the last a 0 or a 5. */
function roundPrice(rupees: number): number {
  const unit = 5 * 10 ** (Math.floor(Math.log10(rupees)) - 2);
  return Math.max(unit, Math.round(rupees / unit) * unit);
}

function priceOf(
  random: Random,
  locality: Locality,
  listedIn: ListedIn,
  subcategory: Subcategory,
  area: number,
): number {
  const sale = locality.saleRate ?? 7_000;
  const spread = between(random, 0.84, 1.2);
  if (listedIn === 'sell') return roundPrice(area * sale * SALE_FACTOR[subcategory] * spread);
  const rent = locality.rentRate ?? sale * TYPICAL_YIELD;
  return roundPrice(area * rent * RENT_FACTOR[subcategory] * spread);
}

const AGES: readonly [PropertyAge, ...PropertyAge[]] = [
  '0-5 Years',
  '0-5 Years',
  '5-10 Years',
  '10-15 Years',
  '15-20 Years',
  'Above 20 Years',
];

function stageOf(
  random: Random,
  listedIn: ListedIn,
  subcategory: Subcategory,
): { possession: Possession; age: PropertyAge | null } {
  if (subcategory === 'Plot') return { possession: 'Ready To Move', age: null };
  const building = listedIn === 'sell' && CATEGORY_OF[subcategory] === 'Residential' ? random() : 1;
  if (building < 0.18) return { possession: 'Under Construction', age: 'UnderConstruction' };
  if (building < 0.22) return { possession: 'UpComing', age: 'UnderConstruction' };
  return { possession: 'Ready To Move', age: pick(random, AGES) };
}

const DAY_MS = 86_400_000;

/**
 * The n-th invented listing: the same for the same number, priced by its locality's real rates.
 * Serves the demo, the tests' builders and the bench (a million of them).
 * @param now the moment dates count back from
 */
export function generateListing(n: number, now: Date): GeneratedListing {
  const random = randomFrom(n * 2_654_435_761 + 12_345);
  const locality =
    DEMO_LOCALITIES[Math.floor(random() ** 1.4 * DEMO_LOCALITIES.length)] ?? DEMO_LOCALITIES[0];
  if (!locality) throw new Error('The gazetteer has no priced locality');
  const subcategory = subcategoryOf(random);
  const listedIn: ListedIn = subcategory !== 'Plot' && random() < 0.34 ? 'rent' : 'sell';
  const homely = hasBedrooms(subcategory);
  const bedrooms = !homely
    ? null
    : subcategory === 'Studio Apartment'
      ? 1
      : subcategory === 'Flat'
        ? pick(random, [1, 2, 2, 2, 3, 3, 4])
        : pick(random, [2, 3, 3, 4, 5]);
  const area = roundArea(areaOf(random, subcategory, bedrooms ?? 0));
  const floors =
    subcategory === 'Plot'
      ? null
      : subcategory === 'Villa' || subcategory === 'House'
        ? pick(random, [1, 2, 2, 3])
        : Math.floor(between(random, 4, 24));
  const inBuilding = floors !== null && subcategory !== 'Villa' && subcategory !== 'House';
  const stage = stageOf(random, listedIn, subcategory);
  const society = inBuilding ? pick(random, SOCIETIES) : null;
  const location = {
    lat: locality.lat + between(random, -0.009, 0.009),
    lng: locality.lng + between(random, -0.009, 0.009),
  };
  const shown = fuzzPoint(location, `demo ${n}`);
  const publishedAt = new Date(now.getTime() - between(random, 0.05, 58) * DAY_MS);
  const confirmedAt = new Date(
    Math.max(publishedAt.getTime(), now.getTime() - between(random, 0.02, 26) * DAY_MS),
  );
  const isPlot = subcategory === 'Plot';
  const price = priceOf(random, locality, listedIn, subcategory, area);
  const title = `${homely && bedrooms ? `${bhkLabel(bedrooms, subcategory)} ` : ''}${subcategory === 'Studio Apartment' ? 'studio' : subcategory.toLowerCase()}${society ? `, ${society}` : ''}, ${locality.name}`;
  const furnishing = isPlot ? null : pick(random, FURNISHING);
  const facing = pick(random, FACING);
  const amenities = AMENITIES_NEARBY.filter(() => random() < 0.4);
  return {
    localitySlug: locality.slug,
    status: 'live',
    title,
    description: describe(random, {
      listedIn,
      subcategory,
      locality: locality.name,
      society,
      amenities,
      stage,
      facing,
      furnishing,
    }),
    listedIn,
    category: CATEGORY_OF[subcategory],
    subcategory,
    pricePaise: price * 100,
    depositPaise: listedIn === 'rent' ? price * 100 * pick(random, [2, 2, 3]) : null,
    maintenancePaise: inBuilding ? Math.round(area * between(random, 2.2, 4.5)) * 100 : null,
    carpetAreaSqft: isPlot ? null : area,
    builtUpAreaSqft: isPlot ? null : roundArea(area * 1.22),
    plotAreaSqft: isPlot ? area : subcategory === 'Villa' ? roundArea(area * 0.9) : null,
    bedrooms,
    bathrooms: bedrooms ? Math.max(1, bedrooms - (random() < 0.4 ? 1 : 0)) : isPlot ? null : 1,
    balconies: homely ? Math.floor(between(random, 0, 3)) : null,
    garages: isPlot ? null : Math.floor(between(random, 0, 3)),
    floor: inBuilding
      ? subcategory === 'Shop'
        ? 0
        : Math.floor(between(random, 0, floors + 1))
      : null,
    floors,
    facing,
    furnishing,
    age: stage.age,
    possession: stage.possession,
    possessionDate:
      stage.possession === 'Ready To Move'
        ? null
        : new Date(now.getTime() + between(random, 120, 900) * DAY_MS).toISOString().slice(0, 10),
    amenities,
    exteriorMaterial: isPlot ? null : pick(random, EXTERIOR_MATERIALS),
    structureType: isPlot ? null : 'RCC',
    reraNumber:
      stage.possession === 'Ready To Move'
        ? null
        : `P52100${String(Math.floor(between(random, 10_000, 99_999)))}`,
    society,
    address: locality.name,
    pincode: locality.pincode,
    location: { x: location.lng, y: location.lat },
    publicLocation: { x: shown.lng, y: shown.lat },
    featuredUntil: n % 45 === 7 ? new Date(now.getTime() + 30 * DAY_MS) : null,
    verifiedUntil: random() < 0.25 ? new Date(now.getTime() + 180 * DAY_MS) : null,
    confirmedAt,
    publishedAt,
    demo: true,
  };
}
