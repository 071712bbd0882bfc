import type { Tone } from '#client/ui/Badge.tsx';
import { PAYOUT_DESKS, type PayoutDesk } from '#contract/money/payout-admin.ts';
import type { PayoutState } from '#domain/money/payout.ts';
import type { ReleaseKind } from '#domain/money/release.ts';

export const PAYOUT_STATE: Record<PayoutState, { label: string; tone: Tone }> = {
  waiting: { label: 'Waits for two people', tone: 'warn' },
  seconded: { label: 'Waits for one more', tone: 'warn' },
  approved: { label: 'Being sent', tone: 'brand' },
  sent: { label: 'On its way', tone: 'brand' },
  paid: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  rejected: { label: 'Stopped', tone: 'neutral' },
};

export const RELEASE_KIND: Record<ReleaseKind, string> = {
  release: 'To the owner',
  withdrawal: 'Back to the buyer',
  commission: 'To a professional',
  forfeit: 'Forfeited to the owner',
};

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
