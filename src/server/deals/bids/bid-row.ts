import { AppError } from '#contract/lib/errors.ts';
import { type BidState, OPEN_BID_STATES } from '#domain/deals/bid.ts';
import type { bids } from '#server/db/schema/index.ts';

export type Bid = typeof bids.$inferSelect;

type Timed = Pick<Bid, 'state' | 'expiresAt'>;

/** Whether its time has run out, noted down already or not. */
export const hasRunOut = ({ state, expiresAt }: Timed, now: Date): boolean =>
  OPEN_BID_STATES.includes(state) && expiresAt <= now;

/** The state as it is at a moment: what has run out is expired at once. */
export const stateAt = (bid: Timed, now: Date): BidState =>
  hasRunOut(bid, now) ? 'expired' : bid.state;

/** Throws conflict where the time has run out. */
export function requireInTime(bid: Timed, now: Date): void {
  if (hasRunOut(bid, now)) throw new AppError('conflict', 'This bid has run out.');
}
