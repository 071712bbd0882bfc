import { getRange } from '#contract/market/analytics.ts';
import {
  getDistribution,
  getHeatmap,
  getTrend,
  getYields,
} from '#contract/market/analytics-charts.ts';
import { usePass } from './pass.ts';
import type { Filters } from './use-filters.ts';
import { isAway, useMarket } from './use-market.ts';

const given = <T extends object>(query: T) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** Everything the charts show, asked at once, and whether the service does not answer. */
export function useAnalysis({ listedin, type, district, locality, bhk }: Filters) {
  const isFull = usePass().depth === 'full';
  // Figures by bedrooms are of the full analysis.
  const rooms = isFull ? bhk : undefined;
  const place = given({ listedin, type, district, locality });
  const all = {
    range: useMarket(getRange, { query: place }),
    heat: useMarket(getHeatmap, { query: given({ listedin, type, district, bhk: rooms }) }),
    trend: useMarket(getTrend, { query: { ...place, ...given({ bhk: rooms }) } }),
    distribution: useMarket(getDistribution, { query: { ...place, ...given({ bhk: rooms }) } }),
    yields: useMarket(getYields, isFull ? { query: given({ type, district, bhk: rooms }) } : null),
  };
  const asked = Object.values(all);
  return {
    ...all,
    isAway: asked.some(({ error }) => isAway(error)),
    /** Nothing at all is there to show. */
    isEmpty: asked.every(({ answer }) => answer === undefined),
    asOf: all.range.answer?.data.asOf ?? all.heat.answer?.data.asOf ?? null,
    reload: () => void Promise.all(asked.map(({ reload }) => reload())),
  };
}

export type Analysis = ReturnType<typeof useAnalysis>;
