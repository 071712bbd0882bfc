import {
  AMENITIES_NEARBY,
  CATEGORY_OF,
  EXTERIOR_MATERIALS,
  FACING,
  FOOD,
  FURNISHING,
  LISTED_IN,
  POSSESSION,
  POSTED_BY,
  PROPERTY_AGES,
  STRUCTURE_TYPES,
  SUBCATEGORIES,
  TENANTS,
  ZONES,
} from '#domain/homes/listing.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import type { NewListing } from '#server/db/schema/index.ts';
import { fc } from '#tests/fast-check.ts';

/** Half a day past a whole number of days ago, so that no clock decides what is new. */
const daysAgo = (days: number) => new Date(Date.now() - (days + 0.5) * DAY_MS);

const from = <T>(values: readonly T[]) => fc.constantFrom(...values);
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 3, nil: null });
const number = (min: number, max: number) => fc.integer({ min, max });

export const SOCIETIES = [
  'Gulmohar Park',
  'Gulmohar Heights',
  'Devrai',
  'Élan 2 Towers',
  'B-12 Park',
  'सिद्धिविनायक पार्क',
];

/** Around the middle of Pune, where stations are, to five and to fifteen digits. */
const degrees = (middle: number) =>
  fc.oneof(
    number(-9_000, 9_000).map((five) => (Math.round(middle * 100_000) + five) / 100_000 + 5e-6),
    fc.double({ min: middle - 0.09, max: middle + 0.09, noNaN: true }),
  );

/** What a home may be, ties and nulls often. */
export type RandomHome = Omit<NewListing, 'ownerId' | 'localityId' | 'category'> & {
  /** Which of the localities there are. */
  place: number;
  reducedAt: Date | null;
};

export const aRandomHome: fc.Arbitrary<RandomHome> = fc
  .record({
    place: number(0, 5),
    status: fc.constantFrom('live', 'live', 'live', 'live', 'paused'),
    title: from(['Flat for sale', 'Gulmohar flat', 'Shop 12', 'घर for rent', 'B-12 flat 3.5']),
    listedIn: from(LISTED_IN),
    subcategory: from(SUBCATEGORIES),
    rupees: from([14_999.99, 15_000, 15_000, 75_000, 4_999_999, 5_000_000, 8_000_000, 15_000_000]),
    depositPaise: orNull(from([0, 100_000, 5_000_000].map((one) => fromRupees(one)))),
    brokeragePaise: orNull(from([0, 15_000].map((one) => fromRupees(one)))),
    carpetAreaSqft: orNull(from([500, 640, 640, 1_200])),
    builtUpAreaSqft: orNull(from([600, 1_500])),
    bedrooms: orNull(number(0, 12)),
    bathrooms: orNull(number(1, 11)),
    garages: orNull(number(0, 2)),
    cabins: orNull(number(1, 9)),
    lift: orNull(fc.boolean()),
    pets: orNull(fc.boolean()),
    floor: orNull(number(0, 12)),
    floors: orNull(number(0, 12)),
    zone: orNull(from(ZONES)),
    roadWidthMetres: orNull(from([6, 9.5, 12])),
    facing: orNull(from(FACING)),
    furnishing: orNull(from(FURNISHING)),
  })
  .chain((first) =>
    fc
      .record({
        age: orNull(from(PROPERTY_AGES)),
        possession: orNull(from(POSSESSION)),
        availableFrom: orNull(from(['2026-11-30', '2027-01-31'])),
        tenants: orNull(fc.subarray([...TENANTS])),
        food: orNull(from(FOOD)),
        amenities: fc.subarray([...AMENITIES_NEARBY]),
        exteriorMaterial: orNull(from(EXTERIOR_MATERIALS)),
        structureType: orNull(from(STRUCTURE_TYPES)),
        postedBy: from(POSTED_BY),
        society: orNull(from(SOCIETIES)),
        developer: orNull(from(['Kolte', 'Devrai Builders'])),
        address: from(['Baner', 'Aundh', 'Kothrud']),
        country: from(['India', 'INDIA']),
        city: from(['Pune', 'Pune', 'Pune', 'pune', 'Nashik']),
        lat: degrees(18.52),
        lng: degrees(73.86),
        verifiedUntil: orNull(from([daysAgo(3), daysAgo(-3)])),
        featuredUntil: orNull(from([daysAgo(1), daysAgo(-9)])),
        publishedAt: from([0, 2, 2, 5, 20, 60].map(daysAgo)),
        faded: from([false, false, false, true]),
        reducedAt: orNull(from([1, 1, 12, 45].map(daysAgo))),
        photoCount: number(0, 6),
        fairLowPaise: orNull(from([14_000, 6_000_000].map((one) => fromRupees(one)))),
        fairHighPaise: orNull(from([16_000, 6_000_001].map((one) => fromRupees(one)))),
      })
      .map(({ lat, lng, ...second }) => ({
        ...first,
        ...second,
        pricePaise: fromRupees(first.rupees),
        location: { x: lng, y: lat },
        publicLocation: { x: lng, y: lat },
      })),
  );

export const categoryOf = ({ subcategory }: RandomHome) => CATEGORY_OF[subcategory];
