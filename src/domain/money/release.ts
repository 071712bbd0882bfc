import type { Transitions, Waits } from '#domain/lib/transitions.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/money/release-kinds/index.ts';

/**
 * Deal money on its way out of escrow: to the owner (`release`), back to the buyer (`withdrawal`), or
 * to the deal's agent as commission (`commission`). Who asks is paid; only the one-time code of the
 * other side, the payer, lets it go, or staff where that side stays silent or its refusal is disputed.
 * What a buyer forfeited by cancelling late (`forfeit`) is the owner's already and needs no code.
 */
export const RELEASE_KINDS = ['release', 'withdrawal', 'commission', 'forfeit'] as const;
export type ReleaseKind = (typeof RELEASE_KINDS)[number];

/** Where it goes, as staff read it. */
export const RELEASE_KIND: Record<ReleaseKind, string> = labels(() => ({
  release: words.release,
  withdrawal: words.withdrawal,
  commission: words.commission,
  forfeit: words.forfeit,
}));

export const RELEASE_STATES = [
  'requested',
  'approved',
  'paid',
  'refused',
  'cancelled',
  'expired',
  'failed',
  'disputed',
  'dismissed',
] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** States that wait for somebody, and hold a part of what is in escrow until they run out. */
export const OPEN_RELEASE_STATES = ['requested', 'disputed'] as const satisfies ReleaseState[];

export const RELEASE_TRANSITIONS = [
  { name: 'approve', from: ['requested', 'disputed'], to: 'approved', by: 'payer' },
  { name: 'refuse', from: ['requested'], to: 'refused', by: 'payer' },
  { name: 'dispute', from: ['refused'], to: 'disputed', by: 'payee' },
  { name: 'cancel', from: ['requested', 'disputed'], to: 'cancelled', by: 'payee' },
  { name: 'award', from: ['requested', 'disputed'], to: 'approved', by: 'staff' },
  { name: 'dismiss', from: ['requested', 'disputed'], to: 'dismissed', by: 'staff' },
  { name: 'expire', from: ['requested', 'disputed'], to: 'expired', by: 'system' },
  { name: 'pay', from: ['approved'], to: 'paid', by: 'gateway' },
  { name: 'fail', from: ['approved'], to: 'failed', by: 'gateway' },
] as const satisfies Transitions<ReleaseState>;

/** For whom it waits. */
export const RELEASE_WAITS = {
  requested: 'payer',
  approved: null,
  paid: null,
  refused: null,
  cancelled: null,
  expired: null,
  failed: null,
  disputed: 'staff',
  dismissed: null,
} as const satisfies Waits<ReleaseState, typeof RELEASE_TRANSITIONS>;

/** Days a payer has to answer a request. */
export const RELEASE_DAYS = 14;
/** Days of silence after which staff may decide a request of a deal's. */
export const RELEASE_STAFF_DAYS = 7;
/** Days staff have to decide about a disputed refusal. */
export const DISPUTE_DAYS = 30;
