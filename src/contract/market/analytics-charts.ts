import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { CSV } from '#contract/lib/media-types.ts';
import { MARKET_DISTRICTS } from '#domain/market/kind.ts';
import { bhk, common, listedin, type, where } from './analytics-fields.ts';
import { answerOf, bin, count, month, place, spread } from './analytics-shapes.ts';

/** What the analysis draws, beside the specification's calls. */

export const getTrend = endpoint({
  ...common,
  name: 'getMarketTrend',
  summary: 'Month by month: asking prices per square foot of what came on the market, and supply',
  path: '/market/trend',
  query: z.object({ listedin, type, bhk, ...where }),
  response: envelope(
    answerOf({
      place,
      /** The first month of which anything is kept; null while nothing is. */
      since: z.string().nullable(),
      /** The oldest first, months with fewer than five left out; of the full analysis. */
      months: z.array(month),
    }),
  ),
  errors: ['invalid', 'not_found', 'wrong_credentials'],
});

export const getQuarters = endpoint({
  ...common,
  name: 'getMarketQuarters',
  summary: 'Quarter by quarter: the asking rate of what came on the market, open to all',
  path: '/market/quarters',
  query: z.object({ listedin, type, ...where }),
  response: envelope(
    answerOf({
      /** The place asked for, else its district, else all Pune: the first with two quarters. */
      place,
      /** The oldest first, two years at most; empty where no place has two. */
      quarters: z.array(
        z.object({
          /** "2026-Q4". */
          quarter: z.string(),
          /** Months of at least five, each month’s median with the weight of its homes. */
          rate: z.number(),
          n: count,
        }),
      ),
    }),
  ),
  errors: ['invalid', 'not_found', 'wrong_credentials'],
});

export const getDistribution = endpoint({
  ...common,
  name: 'getMarketDistribution',
  summary: 'How prices per square foot are spread: how many properties in each span',
  path: '/market/distribution',
  query: z.object({ listedin, type, bhk, ...where }),
  response: envelope(
    answerOf({
      place,
      pricePerSqft: spread,
      /** The last one gathers all above it. Empty without the full analysis, and under five. */
      bins: z.array(bin),
    }),
  ),
  errors: ['invalid', 'not_found', 'wrong_credentials'],
});

const localityFigure = z.object({
  slug: z.string(),
  name: z.string(),
  district: z.enum(MARKET_DISTRICTS),
  lat: z.number(),
  lng: z.number(),
  live: count,
  pricePerSqft: spread,
});

export const getHeatmap = endpoint({
  ...common,
  name: 'getMarketHeatmap',
  summary: 'The middle price per square foot of every locality, with how many it is of',
  path: '/market/heatmap',
  /** Medians of all bedrooms together are open to all: this is the public summary too. */
  query: z.object({ listedin, type, bhk, district: where.district }),
  response: envelope(answerOf({ localities: z.array(localityFigure) })),
  errors: ['invalid', 'wrong_credentials'],
});

export const getYields = endpoint({
  ...common,
  name: 'getMarketYields',
  summary: 'Every locality’s yield against its price; those with five or more of both',
  path: '/market/yields',
  query: z.object({ type, bhk, district: where.district }),
  response: envelope(
    answerOf({
      localities: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          district: z.enum(MARKET_DISTRICTS),
          pricePerSqft: z.number(),
          rentPerSqft: z.number(),
          yield: z.number(),
          nSell: count,
          nRent: count,
        }),
      ),
    }),
  ),
  errors: ['invalid', 'wrong_credentials'],
});

export const getFiguresCsv = endpoint({
  ...common,
  name: 'getMarketFiguresCsv',
  summary: 'Every locality’s figures of one kind as CSV; only with the full analysis',
  path: '/market/figures.csv',
  query: z.object({ listedin, type, district: where.district }),
  response: download(CSV),
  errors: ['invalid', 'wrong_credentials'],
});
