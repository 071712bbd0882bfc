import type { Profession } from '#domain/lib/role.ts';
import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/**
 * Work that a client hires a professional for; one table for the three professions. The fee is held
 * in escrow from `paid` on, and leaves it with the client's code (`confirmed`) or goes back
 * (`refunded`).
 */
export const ENGAGEMENT_STATES = [
  'requested',
  'quoted',
  'accepted',
  'paid',
  'working',
  'delivered',
  'confirmed',
  'disputed',
  'declined',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type EngagementState = (typeof ENGAGEMENT_STATES)[number];

export const ENGAGEMENT_TRANSITIONS = [
  { name: 'quote', from: ['requested'], to: 'quoted', by: 'professional' },
  { name: 'decline', from: ['requested'], to: 'declined', by: 'professional' },
  { name: 'accept', from: ['quoted'], to: 'accepted', by: 'client' },
  { name: 'turnDown', from: ['quoted'], to: 'declined', by: 'client' },
  { name: 'withdraw', from: ['requested', 'accepted'], to: 'cancelled', by: 'client' },
  { name: 'stepBack', from: ['quoted', 'accepted'], to: 'cancelled', by: 'professional' },
  { name: 'pay', from: ['accepted'], to: 'paid', by: 'gateway', pays: 'client' },
  { name: 'start', from: ['paid'], to: 'working', by: 'professional' },
  { name: 'giveUp', from: ['paid', 'working'], to: 'refunded', by: 'professional' },
  { name: 'deliver', from: ['working'], to: 'delivered', by: 'professional' },
  { name: 'rework', from: ['delivered'], to: 'working', by: 'client' },
  { name: 'confirm', from: ['delivered'], to: 'confirmed', by: 'client' },
  { name: 'dispute', from: ['paid', 'working', 'delivered'], to: 'disputed', by: 'client' },
  { name: 'settleForClient', from: ['disputed'], to: 'refunded', by: 'staff' },
  { name: 'settleForProfessional', from: ['disputed'], to: 'confirmed', by: 'staff' },
  { name: 'expire', from: ['requested', 'quoted', 'accepted'], to: 'expired', by: 'system' },
] as const satisfies Transitions<EngagementState>;

/** For whom it waits. */
export const ENGAGEMENT_WAITS = {
  requested: 'professional',
  quoted: 'client',
  accepted: 'client',
  paid: 'professional',
  working: 'professional',
  delivered: 'client',
  confirmed: null,
  disputed: 'staff',
  declined: null,
  cancelled: null,
  expired: null,
  refunded: null,
} as const satisfies Waits<EngagementState, typeof ENGAGEMENT_TRANSITIONS>;

/** Days for an answer: to a request, to a quote, and to pay once accepted. */
export const ENGAGEMENT_DAYS = { requested: 7, quoted: 7, accepted: 5 } as const;

/** States in which nothing more happens. */
export const CLOSED_ENGAGEMENT_STATES = [
  'confirmed',
  'declined',
  'cancelled',
  'expired',
  'refunded',
] as const;

/** A valuation of a property listed here is delivered by issuing its report, and no other way. */
export const isDeliveredByReport = (work: { profession: Profession; listingId: number | null }) =>
  work.profession === 'evaluator' && work.listingId !== null;
