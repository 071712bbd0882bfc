import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { PLANNING_AUTHORITIES } from '#domain/homes/gazetteer/authority.ts';
import usual from '#messages/lib/fields/index.ts';
import { foundPlace } from './search.ts';
import { listingCard, localityRate, stationNearby } from './wire-listing.ts';

const localitySummary = foundPlace.extend({
  devanagari: z.string(),
  live: z.number().int(),
});
named({ Locality: localitySummary });

export const listLocalities = endpoint({
  name: 'listLocalities',
  summary: 'Every locality with the number of its live listings',
  method: 'GET',
  path: '/locality',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings'],
  response: envelope(z.array(localitySummary)),
  mayLag: true,
  errors: [],
  cacheSeconds: 60,
});

/** Figures of one kind of home in a locality; null where fewer than five are live. */
const segment = z.object({
  label: z.string(),
  listedin: z.enum(['sell', 'rent']),
  bedrooms: z.number().int().nullable(),
  medianPrice: rupees,
  n: z.number().int(),
});

export const localityPage = z.object({
  place: localitySummary.extend({
    authority: z.enum(PLANNING_AUTHORITIES),
    pincode: z.string().nullable(),
  }),
  saleRate: localityRate.nullable(),
  rentRate: localityRate.nullable(),
  segments: z.array(segment),
  latest: z.array(listingCard),
  stations: z.array(stationNearby),
  nearby: z.array(localitySummary.extend({ metres: z.number().int() })),
});
export type LocalityPage = z.infer<typeof localityPage>;

export const getLocalityPage = endpoint({
  name: 'getLocalityPage',
  summary: 'A locality in figures: medians with their n, latest listings, metro, neighbours',
  method: 'GET',
  path: '/locality/{slug}',
  access: 'anyone',
  reach: 'public',
  key: 'search:read',
  tags: ['listings'],
  params: z.object({
    slug: z
      .string()
      .max(...upTo(80, () => usual.slug))
      .toLowerCase()
      .regex(/^[a-z0-9-]{1,80}$/, { error: () => usual.slug }),
  }),
  response: envelope(localityPage),
  mayLag: true,
  errors: ['invalid', 'not_found'],
  cacheSeconds: 30,
});
