import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id, latitude, longitude } from '#contract/lib/envelope.ts';
import { pagedList } from '#contract/lib/paged-list.ts';
import { CATEGORIES, LISTED_IN } from '#domain/homes/listing.ts';
import words from '#messages/homes/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { listingCard, listingDetail, listingWithReason } from './wire-listing.ts';

export const NEARBY_PAGE_SIZE = 8;

export const nearbyListings = endpoint({
  name: 'nearbyListings',
  summary: 'Listings by distance from a point, nearest first',
  method: 'GET',
  path: '/property/nearbyuser/{lat},{lng}',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings'],
  params: z.object({ lat: latitude, lng: longitude }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(50).default(1),
    listedin: z.enum(LISTED_IN).optional(),
    category: z
      .enum(CATEGORIES, { error: () => usual.chooseFromThese({ list: CATEGORIES.join(', ') }) })
      .optional(),
    /** Kilometres around the point. */
    radius: z.coerce.number().min(0.2).max(50).default(15),
  }),
  response: pagedList(listingCard.extend({ distanceMetres: z.number().int() })),
  errors: ['invalid'],
  cacheSeconds: 30,
  keptWith: 'homes',
});

export const recommendListings = endpoint({
  name: 'recommendListings',
  summary: 'Listings like the ones looked at, each with the reason',
  method: 'POST',
  path: '/property/recommendproperty',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  changes: [],
  repeats: 'freely',
  body: z.object({
    propertyid: z
      .array(id)
      .min(1, { error: () => words.oneListing })
      .max(20, { error: () => words.twentyListings }),
  }),
  response: envelope(z.array(listingWithReason)),
  errors: ['malformed', 'invalid'],
});

export const listingsByIds = endpoint({
  name: 'listingsByIds',
  summary: 'Several listings at once, in the order asked; what is no longer live is left out',
  method: 'GET',
  path: '/property/byids/{ids}',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings'],
  params: z.object({
    ids: z.preprocess(
      (value) => (typeof value === 'string' ? value.split(',') : value),
      z
        .array(id)
        .min(1)
        .max(20, { error: () => words.twentyListings }),
    ),
  }),
  response: envelope(z.array(listingDetail)),
  errors: ['invalid'],
  cacheSeconds: 5,
});

export const promotedListings = endpoint({
  name: 'promotedListings',
  summary:
    'Featured Properties: listings under paid promotion. The id says who looks and changes nothing',
  method: 'GET',
  path: '/propertypromote/getAllPromoteProperty/{id}',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings', 'promotions'],
  params: z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) }),
  response: envelope(z.array(listingCard)),
  mayLag: true,
  errors: ['invalid'],
  cacheSeconds: 30,
});

/** Home's category grid: the latest of each kind. */
export const latestByCategory = endpoint({
  name: 'latestByCategory',
  summary: 'Latest listings for each tile of the home page',
  method: 'GET',
  path: '/property/latest',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings'],
  response: envelope(
    z.array(
      z.object({ tile: z.string(), total: z.number().int(), listings: z.array(listingCard) }),
    ),
  ),
  mayLag: true,
  errors: [],
  cacheSeconds: 30,
});

/** What the first screen says of the whole offer. */
export const homesOnOffer = endpoint({
  name: 'homesOnOffer',
  summary: 'How many homes in Pune are on offer now, and how many of them came out today',
  method: 'GET',
  path: '/property/onoffer',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings'],
  response: envelope(
    z.object({
      sale: z.number().int(),
      rent: z.number().int(),
      /** Out since midnight in Pune. */
      today: z.number().int(),
    }),
  ),
  errors: [],
  cacheSeconds: 30,
});
