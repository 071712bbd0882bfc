import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/people/standing/index.ts';

/**
 * How the bank's name of an account stands to the checked name of whose it is. `waiting`: near, and
 * for staff to decide. `allowed`: staff have said that it is theirs. A name that is clearly another's
 * is never added, and one that staff refuse is removed.
 */
export const ACCOUNT_NAME_STATES = ['fits', 'waiting', 'allowed'] as const;
export type AccountNameState = (typeof ACCOUNT_NAME_STATES)[number];

/** As staff read it. */
export const ACCOUNT_NAME_WORDS: Record<AccountNameState, string> = labels(() => words.accountName);

/** Hours before a new account may be paid, in which its owner hears of it and can object. */
export const NEW_ACCOUNT_HOURS = 24;

/** From when on an account may be paid. */
export const paidFrom = (addedAt: Date): Date => hoursFrom(addedAt, NEW_ACCOUNT_HOURS);

/** Why an account cannot be paid yet: its first day, which ends then, or staff who look at its name. */
export interface PayoutWait {
  until: Date | null;
  staff: boolean;
}

/** Null once it can be paid. */
export function payoutWait(
  { createdAt, nameState }: { createdAt: Date; nameState: AccountNameState },
  now: Date,
): PayoutWait | null {
  const from = paidFrom(createdAt);
  const until = from > now ? from : null;
  const staff = nameState === 'waiting';
  return until || staff ? { until, staff } : null;
}

/** All but the last digits hidden. */
export const maskAccount = (lastFour: string) => `XXXXXX${lastFour}`;
