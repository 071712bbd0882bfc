import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/**
 * A buyer asks an owner for their number; both see each other's only while it is accepted. Paying
 * unlocks it without waiting; what was paid and is given back is taken back.
 */
export const CONTACT_STATES = [
  'requested',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'revoked',
] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

export const CONTACT_TRANSITIONS = [
  { name: 'accept', from: ['requested'], to: 'accepted', by: 'owner' },
  { name: 'decline', from: ['requested'], to: 'declined', by: 'owner' },
  { name: 'withdraw', from: ['requested'], to: 'withdrawn', by: 'buyer' },
  { name: 'expire', from: ['requested'], to: 'expired', by: 'system' },
  { name: 'revoke', from: ['accepted'], to: 'revoked', by: 'owner' },
  { name: 'unlock', from: ['requested'], to: 'accepted', by: 'system' },
  { name: 'takeBack', from: ['accepted'], to: 'withdrawn', by: 'system' },
] as const satisfies Transitions<ContactState>;

/** For whom it waits. */
export const CONTACT_WAITS = {
  requested: 'owner',
  accepted: null,
  declined: null,
  withdrawn: null,
  expired: null,
  revoked: null,
} as const satisfies Waits<ContactState, typeof CONTACT_TRANSITIONS>;

/** Days an owner has to answer. */
export const CONTACT_DAYS = 14;
/** Requests one person may have sent within a day, and that may wait for an answer at once. */
export const CONTACTS_A_DAY = 15;
export const CONTACTS_WAITING = 40;
/** Hours in which an owner's revocation gives the buyer back what they paid for the contact. */
export const PAID_CONTACT_HOURS = 24;
