import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { LISTED_IN, SUBCATEGORIES } from '#domain/homes/listing.ts';
import { listingDetail, listingWithReason, localityRate, pricePoint } from './wire-listing.ts';

named({ RecommendedListing: listingWithReason });

export const getListing = endpoint({
  name: 'getListing',
  summary: 'One live listing',
  method: 'GET',
  path: '/property/{id}',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings', 'media'],
  params: byId,
  response: envelope(listingDetail),
  errors: ['invalid', 'not_found'],
  cacheSeconds: 5,
});

export const listingPage = z.object({
  property: listingDetail,
  priceHistory: z.array(pricePoint),
  /** Null where fewer than five comparable listings are live. */
  localityRate: localityRate.nullable(),
  similar: z.array(listingWithReason),
});
export type ListingPage = z.infer<typeof listingPage>;

export const getListingPage = endpoint({
  name: 'getListingPage',
  summary:
    'Everything the listing page shows: the listing, price history, local rate, similar homes',
  method: 'GET',
  path: '/property/getPropertyData/{id}',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings', 'media'],
  params: byId,
  response: envelope(listingPage),
  errors: ['invalid', 'not_found'],
  cacheSeconds: 5,
});

/** What a listing that is not on offer any more says of itself: no contact, no address, no owner. */
export const goneListing = z.object({
  id: z.number().int(),
  /** `off`: withdrawn, paused or run out; nothing more is said of it. */
  what: z.enum(['sold', 'rented', 'off']),
  /** When it was sold or rented. */
  at: z.iso.datetime().nullable(),
  /** Null of one that is merely off. */
  title: z.string().nullable(),
  listedin: z.enum(LISTED_IN),
  subcategory: z.enum(SUBCATEGORIES),
  locality: z.string(),
  localitySlug: z.string(),
  similar: z.array(listingWithReason),
});
export type GoneListing = z.infer<typeof goneListing>;

export const getGoneListing = endpoint({
  name: 'getGoneListing',
  summary: 'What became of a listing that was on offer, and homes like it that are now',
  method: 'GET',
  path: '/property/gone/{id}',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings'],
  params: byId,
  response: envelope(goneListing),
  mayLag: true,
  errors: ['invalid', 'not_found'],
  cacheSeconds: 60,
});
