import { formatMoment } from '#client/ui/moment.ts';
import type { PayoutWait } from '#contract/people/payout-wait.ts';

/** Why nothing is sent to a bank account yet, and until when. */
export function waitWords({ until, staff }: NonNullable<PayoutWait>): string {
  const from = until && formatMoment(until);
  if (!staff) return `New: payouts from ${from}`;
  return from
    ? `Our staff compare the name; payouts from ${from} at the earliest`
    : 'Our staff compare the name first';
}
