import { getDistribution, getTrend } from '#contract/market/analytics-charts.ts';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import { barsOf } from '#domain/market/histogram.ts';
import { BIN_WIDTH } from '#domain/market/kind.ts';
import { answering } from './answering.ts';
import { findBins } from './find-bins.ts';
import { findFirstMonth, findMonths } from './find-months.ts';
import { findPlace, presentPlace } from './find-place.ts';
import { NOTHING, presentDeep, presentMonth, presentSpread } from './present.ts';

export const getTrendVerb = answering(getTrend, async ({ context, depth }, { query }) => {
  const place = await findPlace(context.db, query);
  const months = depth === 'full' ? await findMonths(context.db, place, query) : [];
  return {
    place: presentPlace(place),
    since: await findFirstMonth(context.db, place),
    months: months.map(presentMonth),
  };
});

export const getDistributionVerb = answering(
  getDistribution,
  async ({ context, depth }, { query }) => {
    const place = await findPlace(context.db, query);
    const found = await findBins(context.db, place, query);
    const isShown = depth === 'full' && found && found.rate.n >= MIN_SAMPLE;
    const present = query.bhk ? presentDeep : presentSpread;
    const { n, low, median, high } = found ? present(depth, found.rate) : NOTHING;
    return {
      place: presentPlace(place),
      pricePerSqft: { n, low, median, high },
      bins: isShown ? barsOf(found.bins, BIN_WIDTH[query.listedin]) : [],
    };
  },
);
