import { stateLooks } from '#client/ui/state-looks.ts';
import { PAYOUT_DESKS, type PayoutDesk } from '#contract/money/payout-admin.ts';
import type { PayoutState } from '#domain/money/payout.ts';
import { STATE_WORDS } from '#domain/state-words.ts';

export const PAYOUT_STATE = stateLooks<PayoutState>(STATE_WORDS.payout, {
  waiting: 'warn',
  seconded: 'warn',
  approved: 'brand',
  sent: 'brand',
  paid: 'good',
  failed: 'bad',
  rejected: 'neutral',
});

export const deskOf = (value: string): PayoutDesk =>
  PAYOUT_DESKS.find((desk) => desk === value) ?? 'waiting';
