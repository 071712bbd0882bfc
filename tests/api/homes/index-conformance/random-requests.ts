import { type SearchRequest, SORTS, searchRequest } from '#contract/homes/search-request.ts';
import { BUDGETS } from '#domain/homes/budget-band.ts';
import { FLOOR_CHOICES } from '#domain/homes/floor-choice.ts';
import { OPEN_LINES } from '#domain/homes/gazetteer/open-stations.ts';
import * as words from '#domain/homes/listing.ts';
import { NEW_WITHIN_DAYS } from '#domain/homes/newness.ts';
import { METRO_WALKS } from '#domain/homes/walk.ts';
import { fc } from '#tests/fast-check.ts';

const one = <T>(values: readonly T[]) => fc.constantFrom(...values);
const several = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const number = (min: number, max: number) => fc.integer({ min, max });
const asked = fc.constant(true);

const lat = fc.double({ min: 18.43, max: 18.61, noNaN: true });
const lng = fc.double({ min: 73.77, max: 73.95, noNaN: true });
const corner = fc.tuple(lat, lng);

const sorted = (a: number, b: number): [number, number] => (a <= b ? [a, b] : [b, a]);
const frame = fc
  .tuple(corner, corner)
  .filter(([a, b]) => a[0] !== b[0] && a[1] !== b[1])
  .map(([a, b]) => {
    const [south, north] = sorted(a[0], b[0]);
    const [west, east] = sorted(a[1], b[1]);
    return [south, west, north, east];
  });

/** Something to ask by each parameter of the contract: a new one does not compile without its row. */
const ASKED: Record<keyof SearchRequest, fc.Arbitrary<unknown>> = {
  listedin: one(words.LISTED_IN),
  country: one(['India', 'india', 'Nepal']),
  state: one(['Maharashtra', 'maharashtra', 'Goa']),
  city: one(['Pune', 'pune', 'NASHIK', 'Goa']),
  loc: one([
    'Baner',
    'Wakad, Baner',
    'Kothrud',
    'gulmohar',
    'gulm pa',
    'élan 2',
    'b-12',
    'घर',
    'सिद्धिविनायक',
    'dev rai',
    'nothing so named',
    '!?',
  ]),
  near: asked,
  category: one(words.CATEGORIES),
  subcategory: several(words.SUBCATEGORIES),
  bedrooms: several(words.COUNT_CHOICES),
  bathrooms: several(words.COUNT_CHOICES),
  floor: several(FLOOR_CHOICES),
  floorsNo: number(0, 12),
  exteriorMaterial: several(words.EXTERIOR_MATERIALS),
  structureType: several(words.STRUCTURE_TYPES),
  min_price: one([0, 14_999.99, 15_000, 75_000, 5_000_000, 9_000_000]),
  max_price: one([15_000, 74_999.5, 5_000_000, 8_000_000, 20_000_000]),
  budget: several(BUDGETS),
  min_area: one([0, 500, 639.6, 1_000]),
  max_area: one([499.4, 640, 1_500]),
  parking: asked,
  lift: asked,
  possession: several(words.POSSESSION),
  furnishing: several(words.FURNISHING),
  facing: several(words.FACING),
  age: several(words.PROPERTY_AGES),
  amenities: fc.subarray([...words.AMENITIES_NEARBY], { minLength: 1, maxLength: 3 }),
  postedBy: several(words.POSTED_BY),
  tenants: several(words.TENANTS),
  food: one(words.FOOD),
  pets: asked,
  availableBy: one(['2026-11-29', '2026-11-30', '2027-02-01']),
  noBrokerage: asked,
  maxDeposit: one([0, 100_000, 900_000]),
  cabins: number(1, 9),
  zone: several(words.ZONES),
  minRoadWidth: one([6, 9.5, 9.6]),
  newSince: one(NEW_WITHIN_DAYS),
  reduced: asked,
  verified: asked,
  metroWalk: one(METRO_WALKS),
  metroLine: several(OPEN_LINES),
  bounds: frame,
  area: fc.array(fc.array(corner, { minLength: 3, maxLength: 6 }), { minLength: 1, maxLength: 2 }),
  sort: one(SORTS),
  page: number(1, 4),
  pageSize: one([1, 5, 12, 24, 30]),
};

const NAMES = Object.keys(ASKED) as (keyof SearchRequest)[];

/** A request with a few parameters, as many a visitor has; what the contract refuses is not asked. */
export const aRandomRequest: fc.Arbitrary<SearchRequest> = fc
  .subarray(NAMES, { maxLength: 4 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, ASKED[name]]))))
  .map((asked) => searchRequest.safeParse(asked))
  .filter(({ success }) => success)
  .map(({ data }) => data ?? {});

/** Each parameter by itself, three times with something else. */
export const eachParameter: fc.Arbitrary<SearchRequest[]> = fc
  .tuple(...NAMES.map((name) => fc.array(ASKED[name], { minLength: 3, maxLength: 3 })))
  .map((lists) =>
    lists.flatMap((values, i) =>
      values.flatMap((value) => searchRequest.safeParse({ [NAMES[i] ?? '']: value }).data ?? []),
    ),
  );
