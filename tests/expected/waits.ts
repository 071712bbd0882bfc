import type { StateTableName } from '#domain/state-tables.ts';

/**
 * For whom a thing waits in each of its states, by their part in it; null: for nobody. Each state
 * there is has its word here.
 */
export const EXPECTED_WAITS: Readonly<
  Record<StateTableName, Readonly<Record<string, string | null>>>
> = {
  listing: {
    ...{ draft: null, paused: null, booked: null, sold: null, rented: null },
    ...{ withdrawn: null, expired: null },
    live: 'owner',
  },
  verification: { submitted: 'staff', approved: null, rejected: null, expired: null },
  contact: {
    requested: 'owner',
    ...{ accepted: null, declined: null, withdrawn: null, expired: null, revoked: null },
  },
  visit: {
    requested: 'owner',
    booked: 'owner',
    ...{ cancelled: null, checked_in: null, missed: null, declined: null, expired: null },
  },
  bid: {
    placed: 'owner',
    countered: 'buyer',
    ...{ accepted: null, rejected: null, withdrawn: null },
    ...{ expired: null, lost: null, fallen_through: null },
  },
  booking: {
    held: 'owner',
    accepted: 'buyer',
    paid: 'owner',
    ...{ completed: null, declined: null, cancelled: null, expired: null },
  },
  order: {
    ...{ created: null, open: null, paid: null, returned: null, expired: null, cancelled: null },
  },
  refund: { requested: null, processing: null, done: null, failed: 'staff' },
  instalment: { due: 'buyer', paid: null, waived: null },
  release: {
    requested: 'payer',
    disputed: 'staff',
    ...{ approved: null, paid: null, refused: null, cancelled: null },
    ...{ expired: null, failed: null, dismissed: null },
  },
  settlement: {
    proposed: 'party',
    disputed: 'staff',
    owing: 'party',
    ...{ countered: null, refused: null, withdrawn: null, dismissed: null },
    ...{ lapsed: null, agreed: null, settled: null },
  },
  payout: {
    waiting: 'staff',
    seconded: 'staff',
    failed: 'staff',
    ...{ approved: null, sent: null, paid: null, rejected: null },
  },
  subscription: { active: null, grace: 'person', ended: null, refunded: null },
  engagement: {
    requested: 'professional',
    quoted: 'client',
    accepted: 'client',
    paid: 'professional',
    working: 'professional',
    delivered: 'client',
    disputed: 'staff',
    ...{ confirmed: null, declined: null, cancelled: null, expired: null, refunded: null },
  },
  interest: {
    requested: 'owner',
    ...{ accepted: null, declined: null, withdrawn: null, expired: null },
  },
  lead: {
    ...{ new: 'agent', contacted: 'agent', visit: 'agent', negotiating: 'agent' },
    ...{ won: null, lost: null },
  },
  agreement: {
    draft: 'lawyer',
    shared: 'party',
    refused: 'lawyer',
    ...{ agreed: null, superseded: null },
  },
  renewal: {
    offered: 'party',
    accepted: 'party',
    ...{ countered: null, declined: null, withdrawn: null, lapsed: null, renewed: null },
  },
  campaign: {
    submitted: 'staff',
    rejected: 'owner',
    approved: 'owner',
    ...{ draft: null, active: null, paused: null, ended: null, refunded: null, withdrawn: null },
  },
  meeting: {
    proposed: 'guest',
    agreed: 'host',
    ...{ declined: null, cancelled: null, held: null, missed: null },
  },
  identity_check: {
    submitted: 'staff',
    recheck: 'staff',
    ...{ otp_sent: null, verified: null, rejected: null, expired: null, withdrawn: null },
  },
  licence: {
    submitted: 'staff',
    refused: 'professional',
    expired: 'professional',
    verified: null,
  },
};
