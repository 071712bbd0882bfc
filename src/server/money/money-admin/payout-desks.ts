import type { PayoutDesk } from '#contract/money/payout-admin.ts';
import type { PayoutState } from '#domain/money/payout.ts';

/** Which payouts lie on which desk. */
export const DESK_STATES: Record<PayoutDesk, readonly PayoutState[]> = {
  waiting: ['waiting', 'seconded'],
  failed: ['failed'],
  sending: ['approved', 'sent'],
  ended: ['paid', 'rejected'],
};
