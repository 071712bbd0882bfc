import type { Furnishing, ListedIn } from '#domain/homes/listing.ts';
import { DEMO_LOCALITIES, type PricedLocality } from './demo-localities.ts';
import { between, pick, type Random, randomFrom } from './drawings/palette.ts';
import { type GeneratedListing, generateListing } from './generate.ts';
import type { HomeShape } from './home-shape.ts';

interface Plan {
  bedrooms: number;
  /** Carpet area of a flat of this kind, the same in every wing. */
  carpetSqft: number;
}

export interface Society {
  name: string;
  locality: string;
  wings: number;
  floors: number;
  age: '0-5 Years' | '5-10 Years' | '10-15 Years';
  plans: readonly [Plan, ...Plan[]];
  /** What the address is worth against the locality's rate. */
  standing: number;
}

const SMALL: Society['plans'] = [
  { bedrooms: 1, carpetSqft: 440 },
  { bedrooms: 2, carpetSqft: 635 },
  { bedrooms: 2, carpetSqft: 690 },
];
const MIXED: Society['plans'] = [
  { bedrooms: 2, carpetSqft: 720 },
  { bedrooms: 2, carpetSqft: 785 },
  { bedrooms: 3, carpetSqft: 1_040 },
];
const LARGE: Society['plans'] = [
  { bedrooms: 3, carpetSqft: 1_150 },
  { bedrooms: 3, carpetSqft: 1_290 },
  { bedrooms: 4, carpetSqft: 1_640 },
];

/** Invented ones of many homes; by their trees, as those of `societyName`, which are no developer’s. */
export const SOCIETIES: readonly [Society, ...Society[]] = [
  of('Saptaparni City', 'kharadi', 5, 18, '0-5 Years', MIXED, 1.04),
  of('Bakulban City', 'hinjawadi', 6, 22, '0-5 Years', MIXED, 1),
  of('Moharvan City', 'wagholi', 7, 12, '5-10 Years', SMALL, 0.98),
  of('Sonchafa City', 'baner', 4, 20, '0-5 Years', LARGE, 1.05),
  of('Kusumvel City', 'wakad', 4, 14, '5-10 Years', MIXED, 1),
  of('Palashvan City', 'hadapsar', 8, 16, '5-10 Years', SMALL, 1.02),
  of('Nirjhar City', 'undri', 5, 11, '5-10 Years', MIXED, 0.97),
  of('Kanakchafa City', 'balewadi', 3, 24, '0-5 Years', LARGE, 1.03),
  of('Shevanti City', 'bavdhan', 4, 10, '10-15 Years', MIXED, 0.99),
  of('Ketakivan City', 'kondhwa', 5, 13, '10-15 Years', SMALL, 0.96),
  of('Vanraji City', 'kothrud', 3, 7, '10-15 Years', MIXED, 1.01),
  of('Madhumalti City', 'viman-nagar', 3, 12, '5-10 Years', LARGE, 1.02),
];

function of(
  name: string,
  locality: string,
  wings: number,
  floors: number,
  age: Society['age'],
  plans: Society['plans'],
  standing: number,
): Society {
  return { name, locality, wings, floors, age, plans, standing };
}

/** Other than those of the single homes, so that no home of a society is one of them. */
const SEED = 77_001;
const LOADING = 1.22;
/** Built-up area in full fives, as everywhere. */
const toFive = (sqft: number) => Math.round(sqft / 5) * 5;
/** Owners of one society know what the flat below asked. */
const SPREAD = 0.025;
/** The last wing stands by the road. */
const WING_STEP = 0.01;
const RENTED_EVERY = 4;
const FURNISHINGS: readonly [Furnishing, ...Furnishing[]] = [
  'Semi-Furnished',
  'Semi-Furnished',
  'UnFurnished',
  'Furnished',
];
/** Some hundred metres around the gate. */
const GROUNDS_DEGREES = 0.0008;

function localityOf({ locality }: Society): PricedLocality {
  const found = DEMO_LOCALITIES.find(({ slug }) => slug === locality);
  if (!found) throw new Error(`The demo has no priced locality ${locality}`);
  return found;
}

/** Where its gate is: a little off the middle of its locality. */
function gateOf(society: Society, { lat, lng }: PricedLocality) {
  const random = randomFrom(society.name.length * 7_919 + society.floors);
  return { lat: lat + between(random, -0.006, 0.006), lng: lng + between(random, -0.006, 0.006) };
}

function shapeIn(random: Random, society: Society, n: number, listedIn: ListedIn): HomeShape {
  const { bedrooms, carpetSqft } = society.plans[n % society.plans.length] ?? society.plans[0];
  return {
    listedIn,
    subcategory: 'Flat',
    bedrooms,
    carpetSqft,
    builtUpSqft: toFive(carpetSqft * LOADING),
    plotSqft: null,
    floor: 1 + Math.floor(random() * society.floors),
    floors: society.floors,
    facing: pick(random, ['East', 'West', 'North East', 'South West']),
    furnishing: pick(random, FURNISHINGS),
    possession: 'Ready To Move',
    age: society.age,
  };
}

/**
 * The n-th home of a society, priced by its plan, floor and wing, so that its neighbours can be
 * compared with it.
 * @param listedIn else one in four is for rent
 */
export function societyHome(
  society: Society,
  n: number,
  now: Date,
  listedIn: ListedIn = n % RENTED_EVERY === 1 ? 'rent' : 'sell',
): GeneratedListing {
  const random = randomFrom(n * 6_700_417 + society.name.length);
  const locality = localityOf(society);
  const gate = gateOf(society, locality);
  const wing = n % society.wings;
  const location = {
    lat: gate.lat + between(random, -GROUNDS_DEGREES, GROUNDS_DEGREES),
    lng: gate.lng + between(random, -GROUNDS_DEGREES, GROUNDS_DEGREES),
  };
  const shape = shapeIn(random, society, n, listedIn);
  const taste = society.standing * (1 - WING_STEP * wing) * between(random, 1 - SPREAD, 1 + SPREAD);
  return generateListing(n, now, SEED, {
    locality,
    shape,
    society: society.name,
    location,
    taste,
  });
}
