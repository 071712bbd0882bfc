import { type FilterOfChoices, hasChoices } from '#contract/homes/choices.ts';
import { filters } from '#contract/homes/search-filter.ts';
import { type SearchRequest, SORTS, searchRequest } from '#contract/homes/search-request.ts';
import * as words from '#domain/homes/listing.ts';
import { fc } from '#tests/fast-check.ts';

const one = <T>(values: readonly T[]) => fc.constantFrom(...values);
const several = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const number = (min: number, max: number) => fc.integer({ min, max });

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

/** One of its choices, or several where the contract takes them. */
const chosenFrom = (name: FilterOfChoices) => {
  const { choices } = filters[name];
  return filters[name].safeParse(choices.slice(0, 2)).success ? several(choices) : one(choices);
};

const CHOSEN = Object.fromEntries(
  (Object.keys(filters) as (keyof typeof filters)[])
    .filter(hasChoices)
    .map((name) => [name, chosenFrom(name)]),
) as Record<FilterOfChoices, fc.Arbitrary<unknown>>;

/** Something to ask by each parameter of the contract: a new one without choices does not compile without its row. */
const ASKED: Record<keyof SearchRequest, fc.Arbitrary<unknown>> = {
  ...CHOSEN,
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
  floorsNo: number(0, 12),
  min_price: one([0, 14_999.99, 15_000, 75_000, 5_000_000, 9_000_000]),
  max_price: one([15_000, 74_999.5, 5_000_000, 8_000_000, 20_000_000]),
  min_area: one([0, 500, 639.6, 1_000]),
  max_area: one([499.4, 640, 1_500]),
  amenities: fc.subarray([...words.AMENITIES_NEARBY], { minLength: 1, maxLength: 3 }),
  availableBy: one(['2026-11-29', '2026-11-30', '2027-02-01']),
  maxDeposit: one([0, 100_000, 900_000]),
  cabins: number(1, 9),
  minRoadWidth: one([6, 9.5, 9.6]),
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
