import { z } from 'zod';
import { LISTED_IN, SUBCATEGORIES } from '../domain/listing.ts';
import { MARKET_KINDS } from '../domain/market/kind.ts';
import {
  bhk,
  chosen,
  common,
  district,
  listedin,
  page,
  pageSize,
  slug,
  type,
  where,
} from './analytics-fields.ts';
import {
  answerOf,
  comparisonRecord,
  count,
  month,
  place,
  projectLine,
  range,
  segment,
} from './analytics-shapes.ts';
import { endpoint } from './endpoint.ts';
import { envelope, id } from './envelope.ts';

export const getRange = endpoint({
  ...common,
  name: 'getRange',
  summary: 'Between what prices, prices per square foot and areas the homes on offer lie',
  path: '/pythonBiApi/Range',
  query: z.object({ listedin, type, ...where }),
  response: envelope(answerOf({ place, price: range, pricePerSqft: range, area: range })),
  errors: ['invalid', 'not_found', 'wrong_credentials'],
});

/** What there is to choose from; open to all. */
export const MARKET_FILTERS = ['locality', 'type', 'bhk', 'month', 'district'] as const;
export type MarketFilter = (typeof MARKET_FILTERS)[number];

const filterValue = z.object({
  /** What to send: a slug, a kind, bedrooms, a month such as "2026-11", an authority. */
  value: z.string(),
  label: z.string(),
  /** Properties on offer; of a month, those that came on the market in it. */
  n: count,
});

export const getFilterValues = endpoint({
  ...common,
  name: 'getFilterValues',
  summary: 'The values of one filter with how many properties each has',
  path: '/pythonBiApi/{filterName}',
  params: z.object({
    filterName: z
      .string()
      .toLowerCase()
      .pipe(z.enum(MARKET_FILTERS, `Choose from ${MARKET_FILTERS.join(', ')}.`)),
  }),
  query: z.object({ listedin, type }),
  response: envelope(answerOf({ filter: z.enum(MARKET_FILTERS), values: z.array(filterValue) })),
  errors: ['invalid', 'wrong_credentials'],
});

export const getDetails = endpoint({
  ...common,
  name: 'getMarketDetails',
  summary: 'One locality in figures: by kind, bedrooms and month, rents, yields, supply, deals',
  path: '/pythonBiApi/Details/{id}',
  /** A locality's slug; an authority or "pune" for what lies under it. */
  params: z.object({ id: slug }),
  response: envelope(
    answerOf({
      place,
      segments: z.array(segment),
      /** Of all bedrooms together, the oldest first; of the full analysis. */
      months: z.array(month.extend({ listedin: z.enum(LISTED_IN), type: z.enum(MARKET_KINDS) })),
      yields: z.array(
        z.object({
          type: z.enum(MARKET_KINDS),
          bhk: count.nullable(),
          /** Gross, in per cent a year. */
          yield: z.number(),
          nSell: count,
          nRent: count,
        }),
      ),
    }),
  ),
  errors: ['invalid', 'not_found', 'wrong_credentials'],
});

export const getCategoryCount = endpoint({
  ...common,
  name: 'getCategoryCount',
  summary: 'How many properties of each kind are on offer',
  path: '/pythonBiApi/CategoryCount',
  query: z.object(where),
  response: envelope(
    answerOf({
      place,
      counts: z.array(
        z.object({ category: z.string(), type: z.enum(SUBCATEGORIES), sell: count, rent: count }),
      ),
    }),
  ),
  errors: ['invalid', 'not_found', 'wrong_credentials'],
});

const property = z.object({
  id: count,
  title: z.string(),
  society: z.string().nullable(),
  locality: z.string(),
  localitySlug: z.string(),
  listedin: z.enum(LISTED_IN),
  type: z.enum(SUBCATEGORIES),
  bhk: count.nullable(),
  price: z.number(),
  area: count.nullable(),
  areaKind: z.enum(['carpet', 'built-up', 'plot']).nullable(),
  pricePerSqft: z.number().nullable(),
  /** Against the middle of the same kind and bedrooms in its locality, in per cent. */
  againstMedian: z.number().nullable(),
  /** How many homes that middle is of. */
  againstN: count.nullable(),
  publishedAt: z.iso.datetime(),
});

export const marketPropertyList = endpoint({
  ...common,
  name: 'marketPropertyList',
  summary: 'The properties on offer with their price per square foot against their locality’s',
  path: '/pythonBiApi/propertylist',
  query: z.object({
    listedin,
    type,
    bhk,
    ...where,
    sort: z.enum(['newest', 'price_low', 'price_high']).default('newest'),
    page,
    pageSize,
  }),
  /** Without the full analysis `data` is empty and `total` says how many there are. */
  response: envelope(
    answerOf({ data: z.array(property), total: count, page: count, pageSize: count }),
  ),
  errors: ['invalid', 'not_found', 'wrong_credentials'],
});

export const getAllData = endpoint({
  ...common,
  name: 'getAllData',
  summary: 'Projects (societies) with properties now or before, those with most first',
  path: '/get_all_data',
  query: z.object({
    district: chosen(district),
    property_type: chosen(z.enum(SUBCATEGORIES, `Choose from ${SUBCATEGORIES.join(', ')}.`)),
    locality: chosen(slug),
    /** The beginning of a word of the project's name. */
    q: chosen(z.string().trim().max(80)),
    page,
    pageSize,
  }),
  response: envelope(
    answerOf({ data: z.array(projectLine), total: count, page: count, pageSize: count }),
  ),
  errors: ['invalid', 'not_found', 'wrong_credentials'],
});

export const getUniqueData = endpoint({
  ...common,
  name: 'getUniqueData',
  summary: 'What the choice of projects can be narrowed by',
  path: '/get_unique_data',
  response: envelope(
    answerOf({
      district: z.array(filterValue),
      property_type: z.array(filterValue),
      locality: z.array(filterValue),
    }),
  ),
  errors: ['wrong_credentials'],
});

export const getMatchingData = endpoint({
  ...common,
  name: 'getMatchingData',
  summary: 'One project in figures, with its locality’s and district’s beside it, for comparison',
  path: '/get_matching_data',
  query: z.object({ _id: id }),
  response: envelope(
    answerOf({
      /** As in `data`: clients differ in where they read it. */
      project_name: z.string(),
      data: comparisonRecord,
    }),
  ),
  errors: ['invalid', 'not_found', 'wrong_credentials'],
});
