import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { FLOOR_CHOICES } from '#domain/homes/floor-choice.ts';
import { OPEN_LINES } from '#domain/homes/gazetteer/open-stations.ts';
import {
  AMENITIES_NEARBY,
  COUNT_CHOICES,
  EXTERIOR_MATERIALS,
  FACING,
  FOOD,
  POSTED_BY,
  PROPERTY_AGES,
  STRUCTURE_TYPES,
  TENANTS,
  ZONES,
} from '#domain/homes/listing.ts';
import { NEW_WITHIN_DAYS } from '#domain/homes/newness.ts';
import { METRO_WALKS } from '#domain/homes/walk.ts';
import type { Facets } from './search.ts';
import type { OptionalFilter } from './search-filter.ts';
import { searchRequest } from './search-request.ts';

/** What is typed or drawn: there are no choices to count. */
type Typed =
  | 'loc'
  | 'floorsNo'
  | 'min_price'
  | 'max_price'
  | 'min_area'
  | 'max_area'
  | 'availableBy'
  | 'maxDeposit'
  | 'cabins'
  | 'minRoadWidth'
  | 'bounds'
  | 'area';

/** Filters of choices whose counts do not come with the page. */
export type ChoiceFilter = Exclude<OptionalFilter, keyof Facets | Typed>;

/** What is asked for or not, as a form says that it is. */
const ASKED = ['1'] as const;

/** The choices of each, as an address spells them; a new filter does not compile without its row. */
export const CHOICES = {
  bathrooms: COUNT_CHOICES,
  floor: FLOOR_CHOICES,
  exteriorMaterial: EXTERIOR_MATERIALS,
  structureType: STRUCTURE_TYPES,
  parking: ASKED,
  lift: ASKED,
  facing: FACING,
  age: PROPERTY_AGES,
  amenities: AMENITIES_NEARBY,
  postedBy: POSTED_BY,
  tenants: TENANTS,
  food: FOOD,
  pets: ASKED,
  noBrokerage: ASKED,
  zone: ZONES,
  newSince: NEW_WITHIN_DAYS,
  reduced: ASKED,
  verified: ASKED,
  metroWalk: METRO_WALKS.map(String),
  metroLine: OPEN_LINES,
} as const satisfies Record<ChoiceFilter, readonly string[]>;

export const CHOICE_FILTERS = Object.keys(CHOICES) as ChoiceFilter[];

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
