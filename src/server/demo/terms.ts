import {
  CATEGORY_OF,
  type Food,
  type PostedBy,
  type Tenant,
  type Zone,
} from '#domain/homes/listing.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { between, pick, type Random } from './drawings/palette.ts';
import type { HomeShape } from './home-shape.ts';

const LET_TO: readonly [Tenant[], ...Tenant[][]] = [
  [],
  [],
  ['family'],
  ['family'],
  ['family', 'company'],
  ['bachelors'],
  ['family', 'bachelors'],
];
const FOODS: readonly [Food, ...Food[]] = ['anyone', 'anyone', 'anyone', 'vegetarians'];
/** Most plots on offer are to build a home on. */
const ZONES_OF_PLOTS: readonly [Zone, ...Zone[]] = [
  'residential',
  'residential',
  'residential',
  'residential',
  'agricultural',
  'commercial',
  'industrial',
];
const BUILDERS: readonly [string, ...string[]] = [
  'Sahyadri Homes LLP',
  'Mula Mutha Developers',
  'Deccan Nest Builders',
  'Shivneri Spaces',
];

function rentTerms(random: Random, { subcategory, listedIn }: HomeShape, price: number, now: Date) {
  if (listedIn === 'sell') return {};
  const terms = {
    brokeragePaise: fromRupees(pick(random, [0, 0, price, Math.round(price / 2)])),
    availableFrom: puneDate(now, Math.floor(between(random, -10, 60))),
  };
  if (CATEGORY_OF[subcategory] !== 'Residential') return terms;
  return {
    ...terms,
    tenants: pick(random, LET_TO),
    food: pick(random, FOODS),
    pets: random() < 0.4,
  };
}

const NO_RENT = {
  brokeragePaise: null,
  availableFrom: null,
  tenants: null,
  food: null,
  pets: null,
};

/** What an invented listing says beyond its shape and price: terms of its rent, rooms, land, who posts. */
export function demoTerms(
  random: Random,
  shape: HomeShape,
  { price, now, built }: { price: number; now: Date; built: boolean },
) {
  const { subcategory, carpetSqft } = shape;
  const isPlot = subcategory === 'Plot';
  const isBuilder = !built && random() < 0.7;
  const postedBy: PostedBy = isBuilder ? 'builder' : 'owner';
  return {
    ...NO_RENT,
    ...rentTerms(random, shape, price, now),
    postedBy,
    developer: isBuilder ? pick(random, BUILDERS) : null,
    cabins: subcategory === 'Office' ? Math.floor((carpetSqft ?? 0) / 450) : null,
    zone: isPlot ? pick(random, ZONES_OF_PLOTS) : null,
    roadWidthMetres: isPlot ? pick(random, [4.5, 6, 7.5, 9, 12, 15, 18]) : null,
  };
}
