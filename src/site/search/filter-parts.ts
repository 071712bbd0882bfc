import type { SearchRequest } from '#contract/homes/search-request.ts';

/** What of a search some part of the filters shows; what it does not name it cannot read. */
export const TERMS = [
  'category',
  'subcategory',
  'listedin',
  'postedBy',
  'tenants',
  'food',
  'noBrokerage',
  'pets',
  'zone',
] as const satisfies readonly (keyof SearchRequest)[];
export const METRO = ['metroWalk', 'metroLine'] as const satisfies readonly (keyof SearchRequest)[];
export const MORE = [
  'floor',
  'bathrooms',
  'facing',
  'age',
  'amenities',
  'exteriorMaterial',
  'structureType',
  'newSince',
  'parking',
  'lift',
  'reduced',
  'verified',
] as const satisfies readonly (keyof SearchRequest)[];

/** Fields as they were typed. */
export const TERM_FIELDS = ['maxDeposit', 'availableBy', 'cabins', 'minRoadWidth'] as const;
export const MORE_FIELDS = [
  ...MORE,
  'country',
  'state',
  'city',
  'min_area',
  'max_area',
  'floorsNo',
] as const;

type Shown<Fields extends string, Names extends keyof SearchRequest> = {
  query: Partial<Record<Fields, string>>;
  request: Partial<Pick<SearchRequest, Names>>;
};
export type ShownTerms = Shown<(typeof TERM_FIELDS)[number], (typeof TERMS)[number]>;
export type ShownMetro = Pick<Shown<never, (typeof METRO)[number]>, 'request'>;
export type ShownMore = Shown<(typeof MORE_FIELDS)[number], (typeof MORE)[number]>;

/** Those values of a search that it has. */
export function part<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Partial<Pick<From, Name>> {
  const found: Partial<Pick<From, Name>> = {};
  for (const name of names) if (name in from) found[name] = from[name];
  return found;
}
