/** In what order the page of localities can list them. */
export const LOCALITY_SORTS = ['homes', 'name', 'rate_low', 'rate_high', 'change'] as const;
export type LocalitySort = (typeof LOCALITY_SORTS)[number];
