import { z } from 'zod';
import { BOOKING_STATES } from '../domain/booking.ts';
import { RELEASE_KINDS } from '../domain/release.ts';
import { pageNumber } from './deal-fields.ts';
import { endpoint } from './endpoint.ts';
import { envelope, id, pageOf } from './envelope.ts';
import { reason } from './money-admin.ts';

const STAFF = ['admin'] as const;
const instant = z.iso.datetime();
const party = z.object({ id: z.number().int(), name: z.string() });

const adminRelease = z.object({
  id: z.number().int(),
  kind: z.enum(RELEASE_KINDS),
  amount: z.number(),
  /** Who asks and would be paid. */
  payee: party,
  /** Whose code would let it go, and who has not answered. */
  payer: party,
  bookingId: z.number().int(),
  bookingState: z.enum(BOOKING_STATES),
  listingId: z.number().int(),
  title: z.string(),
  /** On the booking's escrow account now. */
  held: z.number(),
  note: z.string().nullable(),
  createdAt: instant,
  /** When it ends by itself. */
  expiresAt: instant,
});
export type AdminRelease = z.infer<typeof adminRelease>;

export const listSilentReleases = endpoint({
  name: 'listSilentReleases',
  summary: 'Requests for a deal’s money that the other side has long not answered, oldest first',
  method: 'GET',
  path: '/admin/releases',
  access: STAFF,
  reach: 'any-object',
  query: z.object({ page: pageNumber }),
  response: envelope(pageOf(adminRelease)),
  errors: ['invalid'],
});

const params = z.object({ releaseId: id });
const nothing = envelope(z.null());

export const awardRelease = endpoint({
  name: 'awardRelease',
  summary: 'Let money go that the other side is silent about: decided for who asks',
  method: 'POST',
  path: '/admin/releases/{releaseId}/award',
  access: STAFF,
  reach: 'any-object',
  params,
  body: z.object({ reason }),
  response: nothing,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const dismissRelease = endpoint({
  name: 'dismissRelease',
  summary: 'Leave money in escrow that the other side is silent about: decided for that side',
  method: 'POST',
  path: '/admin/releases/{releaseId}/dismiss',
  access: STAFF,
  reach: 'any-object',
  params,
  body: z.object({ reason }),
  response: nothing,
  errors: ['not_found', 'conflict', 'invalid'],
});
