import type { Transitions } from './transitions.ts';

/**
 * Deal money on its way out of escrow: to the owner (`release`), back to the buyer (`withdrawal`), or
 * to the deal's agent as commission (`commission`). Who asks is paid; only the one-time code of the
 * other side, the payer, lets it go, or staff where that side stays silent. What a buyer forfeited by
 * cancelling late (`forfeit`) is the owner's already and needs no code.
 */
export const RELEASE_KINDS = ['release', 'withdrawal', 'commission', 'forfeit'] as const;
export type ReleaseKind = (typeof RELEASE_KINDS)[number];

export const RELEASE_STATES = [
  'requested',
  'approved',
  'paid',
  'refused',
  'cancelled',
  'expired',
  'failed',
] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** States that hold a part of the escrow's balance. */
export const OPEN_RELEASE_STATES = ['requested', 'approved'] as const;

export const RELEASE_TRANSITIONS = [
  { name: 'approve', from: ['requested'], to: 'approved', by: 'payer' },
  { name: 'refuse', from: ['requested'], to: 'refused', by: 'payer' },
  { name: 'cancel', from: ['requested'], to: 'cancelled', by: 'payee' },
  { name: 'award', from: ['requested'], to: 'approved', by: 'staff' },
  { name: 'dismiss', from: ['requested'], to: 'refused', by: 'staff' },
  { name: 'expire', from: ['requested'], to: 'expired', by: 'system' },
  { name: 'pay', from: ['approved'], to: 'paid', by: 'gateway' },
  { name: 'fail', from: ['approved'], to: 'failed', by: 'gateway' },
] as const satisfies Transitions<ReleaseState>;

/** Days a payer has to answer a request. */
export const RELEASE_DAYS = 14;
/** Days of silence after which staff may decide a request of a deal's. */
export const RELEASE_STAFF_DAYS = 7;
