import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import type { Facets } from './search.ts';
import { filters, OPTIONAL_FILTERS, type OptionalFilter } from './search-filter.ts';
import { searchRequest } from './search-request.ts';

type Filters = typeof filters;

/** What is typed or drawn has no choices. */
export type FilterOfChoices = {
  [Name in keyof Filters]: Filters[Name] extends { choices: readonly string[] } ? Name : never;
}[keyof Filters];

/** Those whose counts do not come with the page. */
export type ChoiceFilter = Exclude<FilterOfChoices & OptionalFilter, keyof Facets>;

export const hasChoices = (name: keyof Filters): name is FilterOfChoices =>
  'choices' in filters[name];

/** Counted with the page, one by one. */
const WITH_THE_PAGE: Record<keyof Facets, true> = {
  subcategory: true,
  bedrooms: true,
  possession: true,
  furnishing: true,
  budget: true,
};

const isChoice = (name: OptionalFilter): name is ChoiceFilter =>
  hasChoices(name) && !(name in WITH_THE_PAGE);

export const CHOICE_FILTERS = OPTIONAL_FILTERS.filter(isChoice);

/** The choices of each, as an address spells them. */
export const CHOICES = Object.fromEntries(
  CHOICE_FILTERS.map((name) => [name, filters[name].choices]),
) as unknown as { [Name in ChoiceFilter]: Filters[Name]['choices'] };

const counts = z.record(z.string(), z.number().int());

/** How many homes each choice would leave, under all other filters. */
export const moreFacets = z.object(
  Object.fromEntries(CHOICE_FILTERS.map((name) => [name, counts])) as Record<
    ChoiceFilter,
    typeof counts
  >,
);
export type MoreFacets = z.infer<typeof moreFacets>;
named({ MoreFacets: moreFacets });

export const countMoreFacets = endpoint({
  name: 'countMoreFacets',
  summary: 'How many listings each choice of the further filters would leave',
  method: 'GET',
  path: '/property/morefacets',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings'],
  limit: { calls: 600, seconds: 60, perNode: true },
  // Order and page of the same search may be sent along; here they change nothing.
  query: searchRequest,
  response: envelope(moreFacets),
  errors: ['invalid', 'rate_limited'],
  cacheSeconds: 60,
});
