import { z } from 'zod';
import { listingOrAll } from '#contract/deals/deal-fields.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { byPage, timedList } from '#contract/lib/timed-list.ts';
import { payoutWait } from '#contract/people/payout-wait.ts';
import { PAYOUT_STATES } from '#domain/money/payout.ts';
import { RELEASE_KINDS, RELEASE_STATES } from '#domain/money/release.ts';

const instant = z.iso.datetime();
const userId = z.object({ userId: id });

/** Where money would go, as the payee and the payer see it before they decide. */
const payoutTarget = z.object({
  /** The payee’s name as it was checked. */
  name: z.string(),
  /** All but the last four digits masked. */
  account: z.string(),
  addedAt: instant,
  /** The request before this one named another account. */
  isOther: z.boolean(),
  /** Taken away since: nothing can go there. */
  isRemoved: z.boolean(),
  wait: payoutWait,
});
named({ PayoutTarget: payoutTarget });
export type PayoutTarget = z.infer<typeof payoutTarget>;

export const releaseRow = z.object({
  id: z.number().int(),
  kind: z.enum(RELEASE_KINDS),
  state: z.enum(RELEASE_STATES),
  /** The caller's part: who is paid, whose code lets it go, or neither. */
  part: z.enum(['payee', 'payer', 'none']),
  bookingId: z.number().int().nullable(),
  listingId: z.number().int().nullable(),
  title: z.string().nullable(),
  payee: z.string(),
  payer: z.string(),
  amount: rupees,
  /** Where it goes; for the payee and who approves it alone. */
  target: payoutTarget.nullable(),
  note: z.string().nullable(),
  /** How far its transfer is, once approved. */
  payout: z.enum(PAYOUT_STATES).nullable(),
  expiresAt: instant,
  createdAt: instant,
  updatedAt: instant,
});
named({ Release: releaseRow });
export type ReleaseRow = z.infer<typeof releaseRow>;

export const withdrawalHistory = endpoint({
  name: 'withdrawalHistory',
  summary: 'Requests to let money go of the caller’s bookings of a listing, or with 0 of all',
  method: 'GET',
  path: '/propertypayment/getwithdrawalhistorybybuyer/{propId}/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['escrow'],
  params: z.object({ propId: listingOrAll, userId: id }),
  query: byPage,
  response: timedList(releaseRow),
  errors: ['not_found'],
});

export const releaseRequests = endpoint({
  name: 'releaseRequests',
  summary: 'Requests that the caller’s code lets go, those waiting first',
  method: 'GET',
  path: '/agentrelease/getagentrequest/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['escrow'],
  params: userId,
  query: byPage,
  response: timedList(releaseRow),
  errors: ['not_found'],
});

export const getRelease = endpoint({
  name: 'getRelease',
  summary: 'One request to let money go, with the name and the account it would go to',
  method: 'GET',
  path: '/propertypayment/release/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['escrow', 'bank-accounts'],
  params: byId,
  response: envelope(releaseRow),
  errors: ['not_found'],
});

export const sellerReleases = endpoint({
  name: 'sellerReleases',
  summary: 'Requests to let money go of bookings of the caller’s properties, open ones first',
  method: 'GET',
  path: '/agentrelease/getrequestbyseller/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['escrow'],
  params: userId,
  query: byPage,
  response: timedList(releaseRow),
  errors: ['not_found'],
});
