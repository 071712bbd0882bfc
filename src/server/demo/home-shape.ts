import {
  CATEGORY_OF,
  FACING,
  type Facing,
  FURNISHING,
  type Furnishing,
  type ListedIn,
  type Possession,
  type PropertyAge,
  type Subcategory,
} from '#domain/homes/listing.ts';
import { between, pick, type Random } from './drawings/palette.ts';

/** What a home is, before its place gives it a price. Areas are square feet. */
export interface HomeShape {
  listedIn: ListedIn;
  subcategory: Subcategory;
  bedrooms: number | null;
  carpetSqft: number | null;
  builtUpSqft: number | null;
  plotSqft: number | null;
  /** 0 is the ground floor; null where a home has floors of its own. */
  floor: number | null;
  floors: number | null;
  facing: Facing;
  furnishing: Furnishing | null;
  possession: Possession;
  age: PropertyAge | null;
}

const MIX: readonly (readonly [Subcategory, number])[] = [
  ['Flat', 0.62],
  ['House', 0.08],
  ['Villa', 0.05],
  ['Studio Apartment', 0.06],
  ['Plot', 0.07],
  ['Office', 0.06],
  ['Shop', 0.06],
];
const RENTED_SHARE = 0.34;
/** Built-up over carpet: walls, balconies and a share of the passages. */
const LOADING = 1.22;
const SQFT_PER_TENTH_GUNTHA = 108.9;

function pickSubcategory(random: Random): Subcategory {
  let left = random();
  for (const [subcategory, share] of MIX) {
    left -= share;
    if (left < 0) return subcategory;
  }
  return 'Flat';
}

function pickBedrooms(random: Random, subcategory: Subcategory): number | null {
  switch (subcategory) {
    case 'Flat':
      return pick(random, [1, 1, 2, 2, 2, 2, 3, 3, 3, 4]);
    case 'Studio Apartment':
      return 1;
    case 'House':
      return pick(random, [2, 2, 3, 3, 4]);
    case 'Villa':
      return pick(random, [3, 3, 4, 4, 5]);
    default:
      return null;
  }
}

function carpetOf(random: Random, subcategory: Subcategory, bedrooms: number): number {
  switch (subcategory) {
    case 'Studio Apartment':
      return between(random, 240, 380);
    case 'Office':
      return between(random, 350, 3_200);
    case 'Shop':
      return between(random, 110, 700);
    case 'Villa':
      return bedrooms * between(random, 520, 680);
    case 'House':
      return bedrooms * between(random, 380, 500);
    default:
      return 170 + bedrooms * between(random, 205, 285);
  }
}

const toFive = (sqft: number) => Math.round(sqft / 5) * 5;

const STANDING: readonly [PropertyAge, ...PropertyAge[]] = [
  '0-5 Years',
  '0-5 Years',
  '0-5 Years',
  '5-10 Years',
  '5-10 Years',
  '10-15 Years',
  '15-20 Years',
  'Above 20 Years',
];

/** One in five homes for sale is not finished yet. */
function stageOf(random: Random, listedIn: ListedIn, subcategory: Subcategory) {
  const unfinished = listedIn === 'sell' && CATEGORY_OF[subcategory] === 'Residential';
  const share = random();
  if (unfinished && share < 0.05)
    return { possession: 'UpComing', age: 'UnderConstruction' } as const;
  if (unfinished && share < 0.21) {
    return { possession: 'Under Construction', age: 'UnderConstruction' } as const;
  }
  return { possession: 'Ready To Move', age: pick(random, STANDING) } as const;
}

function furnishingOf(random: Random, listedIn: ListedIn, age: PropertyAge): Furnishing {
  if (age === 'UnderConstruction') return 'UnFurnished';
  const [furnished, bare, semi] = FURNISHING;
  return listedIn === 'rent'
    ? pick(random, [furnished, furnished, semi, semi, bare])
    : pick(random, [furnished, semi, semi, bare, bare]);
}

export function shapeHome(random: Random): HomeShape {
  const subcategory = pickSubcategory(random);
  const facing = pick(random, FACING);
  if (subcategory === 'Plot') {
    return {
      listedIn: 'sell',
      subcategory,
      bedrooms: null,
      carpetSqft: null,
      builtUpSqft: null,
      plotSqft: Math.round(Math.round(between(random, 9, 60)) * SQFT_PER_TENTH_GUNTHA),
      floor: null,
      floors: null,
      facing,
      furnishing: null,
      possession: 'Ready To Move',
      age: null,
    };
  }
  const listedIn = random() < RENTED_SHARE ? 'rent' : 'sell';
  const bedrooms = pickBedrooms(random, subcategory);
  const carpetSqft = toFive(carpetOf(random, subcategory, bedrooms ?? 0));
  const stands = subcategory === 'House' || subcategory === 'Villa';
  const floors = stands ? pick(random, [1, 2, 2, 3]) : Math.floor(between(random, 4, 25));
  const stage = stageOf(random, listedIn, subcategory);
  return {
    listedIn,
    subcategory,
    bedrooms,
    carpetSqft,
    builtUpSqft: toFive(carpetSqft * LOADING),
    plotSqft: stands ? toFive(((carpetSqft * LOADING) / floors) * between(random, 1.4, 2.2)) : null,
    floor: stands ? null : subcategory === 'Shop' ? 0 : Math.floor(random() * (floors + 1)),
    floors,
    facing,
    furnishing: furnishingOf(random, listedIn, stage.age),
    ...stage,
  };
}
