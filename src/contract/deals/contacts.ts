import { z } from 'zod';
import { listingCard } from '#contract/homes/wire-listing.ts';
import { sharedWishes } from '#contract/homes/wishes.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { CONTACT_STATES } from '#domain/deals/contact-request.ts';
import { ROLES } from '#domain/lib/role.ts';
import { listingOrAll, side } from './deal-fields.ts';

/** Who may own a listing, and so answer for it. */

/** What one side of a deal may know of the other; first name and initial until contact is accepted. */
export const party = z.object({
  id: z.number().int(),
  name: z.string(),
  memberSince: z.string(),
  aadhaarverification: z.boolean(),
  panverification: z.boolean(),
});
named({ Party: party });
export type Party = z.infer<typeof party>;

const requestdata = z.object({
  id: z.number().int(),
  /** Which of both the caller is. */
  side,
  /** One whose time has run out says so at once. */
  state: z.enum(CONTACT_STATES),
  message: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  decidedAt: z.string().nullable(),
  /** Whether the listing is still on the market. */
  live: z.boolean(),
  other: party,
  timeline: z.array(timelineEntry),
  /** For the owner of an open or accepted one: what the buyer agreed to show of what they look for. */
  wishes: sharedWishes.nullable(),
  /** Who looked at the other's number when. */
  views: z.array(z.object({ by: side, at: z.string() })),
});
export type RequestData = z.infer<typeof requestdata>;

/** A listing's card and a request that came for it. */
const contactItem = listingCard.extend({ requestdata });
named({ ContactRequest: contactItem });
export type ContactItem = z.infer<typeof contactItem>;

const requestId = z.object({ requestId: id });
export const interestedList = endpoint({
  name: 'interestedList',
  summary: 'Whom the caller asked for their contact, newest first',
  method: 'GET',
  path: '/method/intrestedlist/{id}',
  access: 'member',
  reach: 'caller-by-id',
  key: 'leads:read',
  tags: ['contacts', 'visits'],
  params: byId,
  response: envelope(z.array(contactItem)),
  errors: ['not_found'],
});

export const findBySeller = endpoint({
  name: 'findBySeller',
  summary: 'Contact requests for the caller’s listings, or for one of them; 0 means all',
  method: 'GET',
  path: '/method/findbyseller/{userId}/{id}',
  access: 'member',
  reach: 'caller-by-id',
  key: 'leads:read',
  tags: ['contacts', 'visits'],
  params: z.object({
    userId: id,
    id: listingOrAll,
  }),
  response: z.object({
    status: z.literal(1),
    message: z.string(),
    Data: z.array(contactItem),
  }),
  errors: ['not_found'],
});

const counted = z.object({ waiting: z.number().int(), all: z.number().int() });

export const findByRequestCount = endpoint({
  name: 'findByRequestCount',
  summary: 'How many requests of each kind came for the caller’s listings, and how many wait',
  method: 'GET',
  path: '/property/findbyrequestcount/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  key: 'leads:read',
  tags: ['contacts', 'visits', 'bids', 'bookings', 'interests', 'listings', 'engagements'],
  params: byId,
  response: envelope(
    z.object({
      contacts: counted,
      visits: counted,
      bids: counted,
      bookings: counted,
      /** Agents who offer to sell or let. */
      agents: counted,
      /** The caller has listings. */
      owns: z.boolean(),
      /** The caller has asked for, bid on or booked a home, or hired somebody. */
      buys: z.boolean(),
    }),
  ),
  errors: ['not_found'],
});

export const getContact = endpoint({
  name: 'getContact',
  summary: 'One contact request, for its two sides',
  method: 'GET',
  path: '/method/contact/{requestId}',
  access: 'member',
  reach: 'own-object',
  key: 'leads:read',
  tags: ['contacts', 'visits'],
  params: requestId,
  response: envelope(contactItem),
  errors: ['not_found'],
});

export const contactOfListing = endpoint({
  name: 'contactOfListing',
  summary: 'How the caller stands with a listing’s owner',
  method: 'GET',
  path: '/method/contactof/{propertyId}',
  access: 'signed-in',
  reach: 'caller',
  tags: ['contacts', 'visits', 'listings'],
  params: z.object({ propertyId: id }),
  response: envelope(
    z.object({
      own: z.boolean(),
      live: z.boolean(),
      /** Requests that wait for the caller, where the listing is theirs. */
      waiting: z.number().int(),
      /** The caller's newest request for it. */
      request: contactItem.nullable(),
    }),
  ),
  errors: ['not_found'],
});

/** Requests that must have been answered, or not, before a share of them says anything. */
export const RATE_FROM = 5;

export const getParty = endpoint({
  name: 'getParty',
  summary:
    'What the caller may know of an owner with live listings, or of the other side of a deal',
  method: 'GET',
  path: '/users/party/{personId}',
  access: 'signed-in',
  reach: 'public',
  tags: ['contacts', 'visits', 'listings', 'kyc', 'reviews'],
  limit: { calls: 240, seconds: 3_600 },
  params: z.object({ personId: id }),
  response: envelope(
    party.extend({
      role: z.enum(ROLES),
      /** Of 100 contact requests how many were answered; null below RATE_FROM requests. */
      response: z.object({ percent: z.number().int(), n: z.number().int() }).nullable(),
      live: z.number().int(),
      /** The newest live ones. */
      listings: z.array(listingCard),
      /** What there is between both, newest first. */
      contacts: z.array(contactItem),
    }),
  ),
  errors: ['not_found', 'rate_limited'],
});
