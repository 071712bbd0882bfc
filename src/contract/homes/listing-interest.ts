import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';
import { LISTING_INTEREST_DAYS } from '#domain/homes/interest.ts';
import words from '#messages/homes/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';

const count = z.number().int();

/** How much a listing was wanted in a time. Its owner’s own steps count nowhere. */
export const interest = z.object({
  /** Viewers, each once a day. */
  looks: count,
  /** Who keeps it since then, and keeps it still. */
  keeps: count,
  /** Contacts asked for, visits, bids and bookings. */
  enquiries: count,
});
export type Interest = z.infer<typeof interest>;

const day = interest.extend({ day: z.iso.date() });

/** Medians, so that one home that all look at does not speak for the others. */
const median = z.object({ looks: z.number(), keeps: z.number(), enquiries: z.number() });

export const listingInterest = z.object({
  /** The first and the last day of the figures, by Pune’s calendar; null before it was published. */
  from: z.iso.date().nullable(),
  to: z.iso.date(),
  total: interest,
  days: z.array(day),
  /** Null where fewer than five homes like it are on offer. */
  similar: z
    .object({
      homes: count,
      /** As `days`; null on a day when fewer than five of them were on offer. */
      days: z.array(median.nullable()),
    })
    .nullable(),
  /** Its place among the homes of its kind in its locality, newest first; null while it is not live. */
  place: z.object({ rank: count, of: count }).nullable(),
});
export type ListingInterest = z.infer<typeof listingInterest>;

export const getListingInterest = endpoint({
  name: 'getListingInterest',
  summary: 'Looks, keeps and enquiries of a listing of the caller’s by day, beside homes like it',
  method: 'GET',
  path: '/property/interest/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['listings', 'views', 'favourites', 'contacts', 'visits', 'bids', 'bookings'],
  params: byId,
  query: z.object({
    days: z.coerce
      .number({ error: () => usual.days })
      .int()
      .min(7, { error: () => words.sevenDays })
      .max(90, { error: () => words.ninetyDays })
      .default(LISTING_INTEREST_DAYS),
  }),
  response: envelope(listingInterest),
  errors: ['invalid', 'not_found'],
});
