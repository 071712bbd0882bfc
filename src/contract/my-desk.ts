import { z } from 'zod';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import { VISIT_STATES } from '#domain/deals/visit.ts';
import { LISTED_IN } from '#domain/homes/listing.ts';
import { OPEN_RENEWAL_STATES } from '#domain/professionals/renewal-offer.ts';
import { side } from './deals/deal-fields.ts';
import { interest } from './homes/listing-interest.ts';
import { endpoint } from './lib/endpoint.ts';
import { envelope } from './lib/envelope.ts';
import { rupees } from './lib/rupees.ts';

const count = z.number().int();

const nextVisit = z.object({
  id: count,
  side,
  state: z.enum(VISIT_STATES),
  listingId: count,
  title: z.string(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
});

const owning = z.object({
  /** Homes on the market now, and how much they were wanted on these days, today among them. */
  live: count,
  from: z.iso.date(),
  to: z.iso.date(),
  interest,
  /** Those most looked at. */
  most: z.array(z.object({ listingId: count, title: z.string(), interest })),
});

const deal = z.object({
  bookingId: count,
  listingId: count,
  title: z.string(),
  listedin: z.enum(LISTED_IN),
  side,
  state: z.enum(BOOKING_STATES),
  /** The page of the booking, for the caller. */
  link: z.string(),
  /** What comes next; `own` where it is the caller’s to do. Null once nothing is left but to wait. */
  next: z
    .object({
      title: z.string(),
      own: z.boolean(),
      link: z.string(),
      by: z.string().nullable(),
    })
    .nullable(),
  /** The day of possession, or of moving in, where it was agreed. */
  possessionOn: z.string().nullable(),
  /** Papers the deal still lacks, in words. */
  missing: z.array(z.string()),
});

const licence = z.object({
  agreementId: count,
  listingId: count,
  title: z.string(),
  side,
  /** The last day of the licence. */
  until: z.iso.date(),
  /** The page of its booking, for the caller; null once that does not stand. */
  link: z.string().nullable(),
  /** The offer to renew it that waits, or was accepted; null while none is open. */
  renewal: z
    .object({ state: z.enum(OPEN_RENEWAL_STATES), own: z.boolean(), by: z.string() })
    .nullable(),
});

export const myDesk = z.object({
  nextVisit: nextVisit.nullable(),
  /** Null for who has no home on the market. */
  owning: owning.nullable(),
  buying: z.object({
    kept: count,
    /** Kept homes on offer that cost less than when they were kept, the largest drop first. */
    cheaper: z.array(
      z.object({ listingId: count, title: z.string(), price: rupees, less: rupees }),
    ),
    /** Saved searches with how many homes came out for them in the last days. */
    searches: z.array(z.object({ id: count, name: z.string(), query: z.string(), fresh: count })),
    freshDays: count,
  }),
  deals: z.array(deal),
  /** Licences of rented homes that run out soon, or just have. */
  licences: z.array(licence),
});
export type MyDesk = z.infer<typeof myDesk>;
export type DeskDeal = z.infer<typeof deal>;

export const getMyDesk = endpoint({
  name: 'getMyDesk',
  summary:
    'The caller’s next visit, kept homes and searches, own homes, deals with their next step, licences',
  method: 'GET',
  path: '/dashboard/mydesk',
  access: 'member',
  reach: 'caller',
  tags: [
    'listings',
    'views',
    'favourites',
    'saved-searches',
    'contacts',
    'visits',
    'bids',
    'bookings',
    'escrow',
    'orders',
    'engagements',
    'agreements',
    'kyc',
    'profile',
  ],
  response: envelope(myDesk),
  errors: [],
});
