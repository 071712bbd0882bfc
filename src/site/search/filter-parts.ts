import { CHOICE_FILTERS, type ChoiceFilter } from '#contract/homes/choices.ts';
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
/** All choices that are not shown elsewhere. */
export const MORE = CHOICE_FILTERS.filter(
  (name): name is Exclude<ChoiceFilter, (typeof TERMS | typeof METRO)[number]> =>
    ![...TERMS, ...METRO].some((other) => other === name),
);

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
