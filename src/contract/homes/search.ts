import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, latitude, longitude, pageOf } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { pagedList } from '#contract/lib/paged-list.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { FURNISHING, POSSESSION, SUBCATEGORIES } from '#domain/homes/listing.ts';
import { HOUR_SECONDS } from '#domain/lib/time/lengths.ts';
import { FLOOD, TYPED } from './search-limits.ts';
import { searchRequest } from './search-request.ts';
import { listingCard } from './wire-listing.ts';

/** The place a search text was understood as. */
export const foundPlace = z.object({
  slug: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
named({ FoundPlace: foundPlace });

/** A filter that, taken away, would bring `total` listings. */
const relaxation = z.object({
  filter: z.string(),
  total: z.number().int(),
  totalIsMinimum: z.boolean(),
});
named({ Relaxation: relaxation });

/** A locality near the one searched, in which the same search finds `total` listings. */
const neighbour = z.object({
  slug: z.string(),
  name: z.string(),
  /** As the crow flies, between the middles of both. */
  metres: z.number().int(),
  total: z.number().int(),
});
named({ Neighbour: neighbour });

/** Points of a home in the order of best match, by what they are for. */
const bestMatch = z.object({
  id: z.number().int(),
  points: z.object({
    /** How lately it came out. */
    freshness: z.number().int(),
    /** While staff vouch for its papers. */
    verified: z.number().int(),
    /** Photos and facts told. */
    completeness: z.number().int(),
    /** How its price stands to what homes like it fairly ask. */
    price: z.number().int(),
    /** To the middle of the place asked for. */
    distance: z.number().int(),
  }),
});
named({ BestMatch: bestMatch });

const advice = {
  place: foundPlace.nullable(),
  /** Only by `relevance`: why the homes of the page stand where they do, but for promoted ones. */
  bestMatch: z.array(bestMatch),
  /** Only when nothing was found: what to relax, best first. */
  relax: z.array(relaxation),
  /** Only when leaving out any one filter brings nothing either: what some bring by themselves. */
  alone: z.array(relaxation),
  /** Only when nothing was found in a place: the nearest first. */
  neighbours: z.array(neighbour),
  /** When nothing was found because nobody knows the place: what was said, and names like it. */
  unknownPlace: z.object({ said: z.string(), guesses: z.array(z.string()) }).nullable(),
};

export const searchResult = pageOf(listingCard).extend(advice);
export type SearchResult = z.infer<typeof searchResult>;

export const searchProperties = endpoint({
  name: 'searchProperties',
  summary: 'Listings that match a filter, one page at a time',
  method: 'POST',
  path: '/property/serchproperty',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  changes: [],
  repeats: 'freely',
  limit: FLOOD,
  body: searchRequest,
  response: envelope(searchResult),
  errors: ['malformed', 'invalid', 'rate_limited'],
});

export const listProperties = endpoint({
  name: 'listProperties',
  summary: 'The same search as a GET, for links and crawlers',
  method: 'GET',
  path: '/property/propertylist',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings'],
  limit: FLOOD,
  query: searchRequest,
  response: pagedList(listingCard).extend(advice),
  errors: ['invalid', 'rate_limited'],
  cacheSeconds: 15,
  keptWith: 'homes',
});

const counts = <T extends readonly [string, ...string[]]>(values: T) =>
  z.partialRecord(z.enum(values), z.number().int());

export const facets = z.object({
  subcategory: counts(SUBCATEGORIES),
  bedrooms: z.record(z.string(), z.number().int()),
  possession: counts(POSSESSION),
  furnishing: counts(FURNISHING),
  budget: z.record(z.string(), z.number().int()),
});
named({ Facets: facets });
export type Facets = z.infer<typeof facets>;

export const countFacets = endpoint({
  name: 'countFacets',
  summary: 'How many listings each choice of a filter would leave',
  method: 'GET',
  path: '/property/facets',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings'],
  limit: FLOOD,
  // Order and page of the same search may be sent along; here they change nothing.
  query: searchRequest,
  response: envelope(facets),
  errors: ['invalid', 'rate_limited'],
  cacheSeconds: 60,
  keptWith: 'homes',
});

export const mapPoint = z.object({
  id: z.number().int(),
  lat: z.number(),
  lng: z.number(),
  /** Rupees. */
  price: rupees,
  featured: z.boolean(),
});
named({ MapPoint: mapPoint });

export const mapPoints = endpoint({
  name: 'mapPoints',
  summary: 'Positions and prices of matching listings in the part of the map in view',
  method: 'GET',
  path: '/property/mappoints',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings'],
  limit: TYPED,
  // Order and page of the same search may be sent along; here they change nothing.
  query: searchRequest,
  response: envelope(
    z.object({
      points: z.array(mapPoint),
      total: z.number().int(),
      totalIsMinimum: z.boolean(),
      /** Where to look when there are no points. */
      place: foundPlace.nullable(),
    }),
  ),
  errors: ['invalid', 'rate_limited'],
  cacheSeconds: 15,
  keptWith: 'homes',
});

export const reverseGeocode = endpoint({
  name: 'reverseGeocode',
  summary: 'The locality at a position; "Unknown City" outside the region',
  method: 'GET',
  path: '/maps/reverse/{lat},{lng}',
  access: 'anyone',
  reach: 'public',
  tags: [],
  params: z.object({ lat: latitude, lng: longitude }),
  response: envelope(
    z.object({
      locality: z.string().nullable(),
      localitySlug: z.string().nullable(),
      city: z.string(),
    }),
  ),
  errors: ['invalid'],
  cacheSeconds: HOUR_SECONDS,
});
