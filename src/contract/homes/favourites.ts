import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import words from '#messages/homes/fields/index.ts';
import { listingCard, listingWithReason } from './wire-listing.ts';

/** A kept home: its card, or what is left to say once it is no longer on offer. */
const kept = listingCard.extend({
  /** False once it is sold, rented or taken down. */
  onOffer: z.boolean(),
  /** Rupees it has become dearer since it was kept; below zero it has become cheaper. */
  change: rupees,
  keptAt: z.string(),
  /** What they wrote to it for themselves. */
  note: z.string().nullable(),
});
named({ KeptHome: kept });

const favourite = kept.extend({
  /** In which of their folders it lies; null where in none. */
  folderId: z.number().int().nullable(),
  folder: z.string().nullable(),
});
named({ Favourite: favourite });
export type KeptListing = z.infer<typeof favourite>;

export const MAX_FAVOURITES = 500;
export const MAX_SHORTLIST_NOTE = 300;

export const markAsFavourite = endpoint({
  name: 'markAsFavourite',
  summary: 'The caller’s whole list of favourites; what is not in it is one no more',
  method: 'POST',
  path: '/property/markasfavourite',
  access: 'signed-in',
  reach: 'caller',
  changes: ['favourites'],
  body: z.object({
    userid: id,
    propertyid: z
      .array(id)
      .max(MAX_FAVOURITES, { error: () => words.keepAtMost({ most: MAX_FAVOURITES }) }),
  }),
  response: envelope(z.object({ propertyid: z.array(z.number().int()) })),
  errors: ['not_found'],
});

export const findByFavourite = endpoint({
  name: 'findByFavourite',
  summary: 'The caller’s favourites, the last kept first',
  method: 'GET',
  path: '/property/findbyfavourite/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: ['favourites', 'listings'],
  params: byId,
  response: envelope(z.array(favourite)),
  errors: ['not_found'],
});

export type ShortlistedListing = z.infer<typeof kept>;

export const findByShortlisted = endpoint({
  name: 'findByShortlisted',
  summary: 'Homes the caller has shortlisted, with their notes',
  method: 'GET',
  path: '/property/findbyshortlisted/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: ['shortlist', 'listings'],
  params: byId,
  response: envelope(z.array(kept)),
  errors: ['not_found'],
});

export const shortlistProperty = endpoint({
  name: 'shortlistProperty',
  summary: 'Shortlist a home, or change the note on it',
  method: 'POST',
  path: '/property/shortlist',
  access: 'signed-in',
  reach: 'caller',
  changes: ['shortlist'],
  body: z.object({ propertyid: id, note: shortText(MAX_SHORTLIST_NOTE).optional() }),
  response: envelope(z.null()),
  errors: ['not_found'],
});

export const unlistProperty = endpoint({
  name: 'unlistProperty',
  summary: 'Take a home off the shortlist',
  method: 'DELETE',
  path: '/property/shortlist/{propertyId}',
  access: 'signed-in',
  reach: 'caller',
  changes: ['shortlist'],
  params: z.object({ propertyId: id }),
  response: envelope(z.null()),
  errors: [],
});

export const offersForMe = endpoint({
  name: 'offersForMe',
  summary: 'Homes worth a look for the caller, each with the reason',
  method: 'GET',
  path: '/property/getofferproperty/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: ['favourites', 'shortlist', 'listings'],
  params: byId,
  response: envelope(z.array(listingWithReason)),
  errors: ['not_found'],
});
