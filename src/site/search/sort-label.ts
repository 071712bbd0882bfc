import type { Sort } from '#contract/homes/search-filter.ts';

export const SORT_LABEL: Record<Sort, string> = {
  newest: 'Newest first',
  relevance: 'Relevance: best described first',
  price_low: 'Price, low to high',
  price_high: 'Price, high to low',
  rate_low: 'Price per sq ft, low to high',
  area_large: 'Area, large to small',
  reduced: 'Just reduced',
};
