import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id, latitude, longitude } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { rupees } from '#contract/lib/rupees.ts';
import {
  FURNISHING,
  LISTED_IN,
  POSSESSION,
  PROPERTY_AGES,
  SUBCATEGORIES,
} from '#domain/homes/listing.ts';
import usual from '#messages/lib/fields/index.ts';
import { DEPTHS } from './analytics-shapes.ts';

const count = z.number().int();

const comparable = z.object({
  id: count,
  title: z.string(),
  locality: z.string(),
  price: rupees,
  areaSqft: count,
  /** From the listing's public position, to 50 m. */
  metres: count,
  /** Rupees per square foot as asked, and as if it were this home. */
  rate: z.number(),
  adjustedRate: z.number(),
  /** "Smaller: 873 against 933 sq ft; small homes cost more per sq ft: −0.7%". */
  adjustments: z.array(z.string()),
});

/** What homes like a listing ask: never a value somebody vouches for. */
export const fairPrice = z.object({
  /** Null where a range is given; else why none is, in words that follow "because". */
  abstains: z.string().nullable(),
  range: z.object({ low: rupees, likely: rupees, high: rupees }).nullable(),
  /** Homes that were learned from; 0 while there is no model. */
  n: count,
  /** When that was. */
  asOf: z.iso.datetime().nullable(),
  /** How the range was found, in a sentence. */
  method: z.string(),
  /** Comparables in it. */
  comparableCount: count,
  /** Median error in percent of homes known as well as this one, and of how many that was. */
  error: z.object({ percent: z.number(), n: count }).nullable(),
  /** Percent of such homes that asked a price within their range. */
  coverage: z.number().nullable(),
  /** The prices learned from are made up. */
  demo: z.boolean(),
  depth: z.enum(DEPTHS),
  /** Only with the full analysis. */
  comparables: z.array(comparable).nullable(),
});
export type FairPriceAnswer = z.infer<typeof fairPrice>;

export const getFairPrice = endpoint({
  name: 'getFairPrice',
  summary: 'The range a live listing could fairly ask, by homes like it; or why none is given',
  service: 'analytics',
  method: 'GET',
  path: '/market/fairprice/{listingId}',
  access: 'anyone',
  reach: 'public',
  tags: [],
  params: z.object({ listingId: id }),
  response: envelope(fairPrice),
  errors: ['invalid', 'not_found', 'wrong_credentials'],
  cacheSeconds: 60,
  variesByPass: true,
});

const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: () => usual.give.number })
    .int({ error: () => usual.give.int })
    .min(least, { error: () => usual.orMore({ least }) })
    .max(most, { error: () => usual.orLess({ most }) })
    .optional();
const sqft = whole(1, 10_000_000);
const named = z
  .string()
  .trim()
  .max(...upTo(80))
  .optional();

export const checkFairPrice = endpoint({
  name: 'checkFairPrice',
  summary: 'The range a home could fairly ask before it is listed or changed; or why none is given',
  service: 'analytics',
  method: 'GET',
  path: '/market/fairprice',
  access: 'anyone',
  reach: 'public',
  tags: [],
  limit: { calls: 120, seconds: 600 },
  query: z.object({
    listedin: z.enum(LISTED_IN, { error: () => usual.chooseListedIn }),
    subcategory: z.enum(SUBCATEGORIES, { error: () => usual.chooseKind }),
    locality: z
      .string()
      .max(...upTo(80, () => usual.chooseLocality))
      .regex(/^[a-z0-9-]{1,80}$/, { error: () => usual.chooseLocality }),
    /** About where it is, if that is known: three decimals say enough. */
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    carpetArea: sqft,
    builtUpArea: sqft,
    plotArea: sqft,
    bedrooms: whole(1, 20),
    bathrooms: whole(0, 20),
    balconies: whole(0, 20),
    garages: whole(0, 20),
    floor: whole(-3, 120),
    floors: whole(1, 120),
    furnishing: z.enum(FURNISHING).optional(),
    age: z.enum(PROPERTY_AGES).optional(),
    possession: z.enum(POSSESSION).optional(),
    maintenance: whole(0, 10_000_000),
    society: named,
    developer: named,
    /** The listing that is being changed: neither it nor its owner's others are its yardstick. */
    listingId: id.optional(),
  }),
  response: envelope(fairPrice.omit({ depth: true, comparables: true })),
  errors: ['invalid', 'not_found', 'rate_limited'],
});
