import type { EvaluatedProperty, WireComparable } from '#contract/professionals/evaluators.ts';
import { SITE_POINT_NAMES, SITE_POINTS } from '#domain/deals/site-visit.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { adjustAll, valuate } from '#domain/professionals/valuation.ts';
import { FIRST_LANGUAGE } from '#messages/lib/language.ts';
import type { ReportFacts } from '#server/professionals/evaluators/index.ts';
import { ADDRESS, CLIENT, SPECIMEN_DAY, signatory, TITLE } from './invented.ts';

const AREA = 780;

const PROPERTY: EvaluatedProperty = {
  listingId: 0,
  title: TITLE,
  address: ADDRESS,
  subcategory: 'Flat',
  listedIn: 'sell',
  status: 'live',
  price: 8_000_000,
  areaSqft: AREA,
  areaKind: 'carpet',
  bedrooms: 2,
  age: '5-10 Years',
  floor: 5,
  floors: 11,
  furnishing: 'Semi-Furnished',
  place: null,
};

type Sold = Pick<
  WireComparable,
  'price' | 'areaSqft' | 'age' | 'floor' | 'furnishing' | 'metres' | 'closed' | 'months'
>;

const SOLD: readonly Sold[] = [
  {
    ...{ price: 8_150_000, areaSqft: 802, age: '5-10 Years', floor: 7, furnishing: 'Furnished' },
    ...{ metres: 0, closed: true, months: 4 },
  },
  {
    ...{ price: 7_400_000, areaSqft: 745, age: '10-15 Years', floor: 2, furnishing: 'UnFurnished' },
    ...{ metres: 350, closed: true, months: 7 },
  },
  {
    ...{ price: 8_900_000, areaSqft: 820, age: '0-5 Years', floor: 9, furnishing: 'UnFurnished' },
    ...{ metres: 600, closed: false, months: 1 },
  },
  {
    ...{ price: 7_950_000, areaSqft: 790, age: '5-10 Years', floor: 4, furnishing: null },
    ...{ metres: 800, closed: false, months: 2 },
  },
  {
    ...{ price: 7_100_000, areaSqft: 710, age: '5-10 Years', floor: 1, furnishing: 'UnFurnished' },
    ...{ metres: 1_200, closed: true, months: 10 },
  },
  {
    ...{ price: 8_400_000, areaSqft: 815, age: '5-10 Years', floor: null, furnishing: 'Furnished' },
    ...{ metres: 1_450, closed: false, months: 3 },
  },
];

const comparables: WireComparable[] = SOLD.map((one, i) => ({
  ...one,
  id: i + 1,
  title: `Invented flat ${i + 1}`,
  locality: 'an invented locality',
  bedrooms: 2,
}));

/** Of an invented flat, reckoned from invented homes as a report reckons from real ones. */
export function valuationFacts(): ReportFacts {
  const subject = { ...PROPERTY, areaSqft: AREA };
  const reckoned = valuate(subject, comparables);
  if (!reckoned) throw new Error('A specimen has comparables enough to reckon from');
  const { low, likely, high } = reckoned;
  const adjusted = adjustAll(subject, comparables);
  return {
    issued: null,
    isSpecimen: true,
    property: PROPERTY,
    client: CLIENT,
    language: FIRST_LANGUAGE,
    evaluator: signatory('property evaluator'),
    visitedOn: puneDate(SPECIMEN_DAY),
    areaSqft: AREA,
    checklist: Object.fromEntries(
      SITE_POINT_NAMES.map((name) => [name, SITE_POINTS[name].answers[0]]),
    ),
    note: 'Measured wall to wall with a laser. Slight damp under the kitchen window.',
    photos: [],
    reckoner: {
      ratePerSqm: 82_000,
      source: 'an invented page of the yearly table',
      asOf: puneDate(SPECIMEN_DAY),
    },
    comparables: comparables.flatMap((one) => {
      const reckoning = adjusted.find(({ id }) => id === one.id);
      return reckoning ? [{ ...one, ...reckoning }] : [];
    }),
    reckoned: { low, likely, high },
    figures: { low, likely, high },
    isOwn: false,
    remarks:
      'Well kept and bright, on a quiet side of the building. What was paid in the same society counts most.\nReports for clients also show the photos of the visit and a code by which anybody can verify them.',
    issuedAt: SPECIMEN_DAY,
  };
}
