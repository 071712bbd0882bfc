import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { LISTED_IN, SUBCATEGORIES } from '#domain/homes/listing.ts';
import { MARKET_KINDS } from '#domain/market/kind.ts';
import usual from '#messages/lib/fields/index.ts';
import { bhk, common, listedin, page, pageSize, slug, type, where } from './analytics-fields.ts';
import { answerOf, count, filterValue, month, place, range, segment } from './analytics-shapes.ts';

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
const ofFilters = () => usual.chooseFromThese({ list: MARKET_FILTERS.join(', ') });

export const getFilterValues = endpoint({
  ...common,
  name: 'getFilterValues',
  summary: 'The values of one filter with how many properties each has',
  path: '/pythonBiApi/{filterName}',
  params: z.object({
    filterName: z
      .string()
      .max(...upTo(40, ofFilters))
      .toLowerCase()
      .pipe(z.enum(MARKET_FILTERS, { error: ofFilters })),
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
  price: rupees,
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
