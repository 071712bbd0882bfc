import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import { RELEASE_KINDS } from '#domain/money/release.ts';
import { reason } from './money-admin.ts';

const STAFF = ['admin'] as const;
const instant = z.iso.datetime();
const party = z.object({ id: z.number().int(), name: z.string() });

const adminRelease = z.object({
  id: z.number().int(),
  kind: z.enum(RELEASE_KINDS),
  amount: rupees,
  /** Who asks and would be paid. */
  payee: party,
  /** Whose code would let it go. */
  payer: party,
  bookingId: z.number().int(),
  bookingState: z.enum(BOOKING_STATES),
  listingId: z.number().int(),
  title: z.string(),
  /** On the booking's escrow account now. */
  held: rupees,
  note: z.string().nullable(),
  /** Why the payer refused and the payee disputes it; null where the payer is silent. */
  dispute: z.object({ refusal: z.string(), answer: z.string() }).nullable(),
  createdAt: instant,
  /** When it ends by itself. */
  expiresAt: instant,
});
export type AdminRelease = z.infer<typeof adminRelease>;

export const listOpenReleases = endpoint({
  name: 'listOpenReleases',
  summary:
    'Requests for a deal’s money that staff may decide, since they are disputed or long not answered, oldest first',
  method: 'GET',
  path: '/admin/releases',
  access: STAFF,
  reach: 'any-object',
  tags: ['escrow'],
  query: z.object(listQuery),
  response: listOf(adminRelease),
  errors: ['invalid'],
});

const params = z.object({ releaseId: id });
const nothing = envelope(z.null());

export const awardRelease = endpoint({
  name: 'awardRelease',
  summary: 'Let a deal’s money go without the other side’s code: decided for who asks',
  method: 'POST',
  path: '/admin/releases/{releaseId}/award',
  access: STAFF,
  reach: 'any-object',
  changes: ['escrow', 'audit', 'payouts', 'ledger'],
  params,
  body: z.object({ reason }),
  response: nothing,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const dismissRelease = endpoint({
  name: 'dismissRelease',
  summary: 'Leave a deal’s money in escrow: decided for the side that would pay',
  method: 'POST',
  path: '/admin/releases/{releaseId}/dismiss',
  access: STAFF,
  reach: 'any-object',
  changes: ['escrow', 'audit', 'payouts', 'ledger'],
  params,
  body: z.object({ reason }),
  response: nothing,
  errors: ['not_found', 'conflict', 'invalid'],
});
