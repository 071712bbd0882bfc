import { z } from 'zod';
import { LISTED_IN, SUBCATEGORIES } from '#domain/homes/listing.ts';
import { MARKET_DISTRICTS, MARKET_KINDS } from '#domain/market/kind.ts';
import words from '#messages/market/analysis/index.ts';

export const count = z.number().int();
const figure = z.number().nullable();

export const DEPTHS = ['summary', 'full'] as const;
export type Depth = (typeof DEPTHS)[number];

/** What the full analysis has beside the summary, in words to show. */
export const fullHas = (): string[] => Object.values(words.fullHas);

/** Every answer says how old its figures are, how deep it goes and what they are reckoned on. */
export const answerOf = <T extends z.ZodRawShape>(shape: T) =>
  z.object({
    /** When the figures were last brought up to date; null before the first time. */
    asOf: z.iso.datetime().nullable(),
    depth: z.enum(DEPTHS),
    /** What the full analysis has; empty in an answer of it. */
    fullHas: z.array(z.string()),
    measure: z.string(),
    ...shape,
  });

export const filterValue = z.object({
  /** What to send: a slug, a kind, bedrooms, a month such as "2026-11", an authority. */
  value: z.string(),
  label: z.string(),
  /** Properties on offer; of a month, those that came on the market in it. */
  n: count,
});

/** Median and quartiles; null under five, and quartiles only in the full analysis. */
export const spread = z.object({ n: count, low: figure, median: figure, high: figure });
export type Spread = z.infer<typeof spread>;

/** Lowest and highest are open to all. */
export const range = spread.extend({ min: figure, max: figure });
export type Range = z.infer<typeof range>;

/** A part of Pune: a locality, what lies under one authority, or all of it. */
export const place = z.object({
  kind: z.enum(['locality', 'district', 'city']),
  slug: z.string(),
  name: z.string(),
  district: z.enum(MARKET_DISTRICTS).nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});
export type MarketPlace = z.infer<typeof place>;

/** Figures of one kind of property, with so many bedrooms or with any (`bhk` null). */
export const segment = z.object({
  listedin: z.enum(LISTED_IN),
  type: z.enum(MARKET_KINDS),
  bhk: count.nullable(),
  /** On offer now. */
  live: count,
  pricePerSqft: spread,
  /** How many of `pricePerSqft.n` are reckoned on carpet area. */
  onCarpet: count,
  price: range,
  area: range,
  /** Days that those on offer have been so. */
  daysOffered: spread,
  /** Days from coming on the market to being sold or rented, of those that are. */
  daysOnMarket: spread,
  /** Accepted by asked price in per cent, of deals made here: 100 is what was asked. */
  acceptedPercent: spread,
  /** Of those on offer, how many have changed their price since they came on the market; null in the summary. */
  priceChanges: z
    .object({
      cut: count,
      raised: count,
      /** The middle change in per cent; null under five. */
      medianPercent: figure,
    })
    .nullable(),
});
export type Segment = z.infer<typeof segment>;

/** What came on the market in a month, at the price it came with. */
export const month = z.object({
  /** "2026-11". */
  month: z.string(),
  bhk: count.nullable(),
  ...spread.shape,
  added: count,
  /** Sold or rented in the month. */
  taken: count,
});
export type Month = z.infer<typeof month>;

export const bin = z.object({ from: z.number(), to: z.number(), n: count });

/** A society with at least one property on offer, now or before. */
export const projectLine = z.object({
  _id: count,
  project_name: z.string(),
  developer: z.string().nullable(),
  locality: z.string(),
  localitySlug: z.string(),
  district: z.enum(MARKET_DISTRICTS),
  property_types: z.array(z.enum(SUBCATEGORIES)),
  /** On offer now. */
  live: count,
  /** On offer now or before. */
  listings: count,
});
export type ProjectLine = z.infer<typeof projectLine>;

/** Homes of a project that are for sale, or for rent. */
const projectFigures = z.object({
  live: count,
  pricePerSqft: spread,
  onCarpet: count,
  price: range,
  area: range,
  /** How many have so many bedrooms; 5 stands for five or more. */
  bhks: z.array(z.object({ bhk: count, n: count })),
});

/** What a project is held against. */
const beside = z.object({
  name: z.string(),
  pricePerSqft: spread,
  rentPerSqft: spread,
  yield: figure,
});

export const comparisonRecord = projectLine.extend({
  /** Null without the full analysis, as all below. */
  sell: projectFigures.nullable(),
  rent: projectFigures.nullable(),
  /** Gross, in per cent a year; null too where fewer than five are for sale or for rent. */
  yield: figure,
  /** How far the project's middle price per square foot lies from its locality's, in per cent. */
  againstLocality: figure,
  beside: z.object({ locality: beside, district: beside, city: beside }).nullable(),
});
export type ComparisonRecord = z.infer<typeof comparisonRecord>;
