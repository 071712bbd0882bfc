import { formatMoment } from '#client/ui/moment.ts';
import type { PayoutWait } from '#contract/people/payout-wait.ts';
import words from '#messages/people/identity/index.ts';

/** Why nothing is sent to a bank account yet, and until when. */
export function waitWords({ until, staff }: NonNullable<PayoutWait>): string {
  const from = until && formatMoment(until);
  if (!staff) return words.newPayoutsFrom({ from_: from ?? '' });
  return from ? words.compareFrom({ from_: from }) : words.compareFirst;
}
