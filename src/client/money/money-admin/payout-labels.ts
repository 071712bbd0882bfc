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

export const DESKS: readonly { value: PayoutDesk; label: string; empty: string }[] = [
  {
    value: 'waiting',
    label: 'Waiting for staff',
    empty:
      'A payout waits here until two of you have agreed, where within 30 days more than ₹ 50,000 would go out for one deal, to one person or by one of you.',
  },
  {
    value: 'failed',
    label: 'Failed',
    empty: 'A payout that the bank sends back will appear here.',
  },
  { value: 'sending', label: 'On their way', empty: 'No transfer is on its way.' },
  { value: 'ended', label: 'Ended', empty: 'Nothing has been paid out or stopped yet.' },
];

export const deskOf = (value: string): PayoutDesk =>
  PAYOUT_DESKS.find((desk) => desk === value) ?? 'waiting';
