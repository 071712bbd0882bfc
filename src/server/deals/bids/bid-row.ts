import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { type BidState, OPEN_BID_STATES } from '#domain/deals/bid.ts';
import words from '#messages/deals/bids/index.ts';
import type { bids } from '#server/db/schema/index.ts';

export type Bid = typeof bids.$inferSelect;

type Timed = Pick<Bid, 'state' | 'expiresAt'>;

/** Whether its time has run out, noted down already or not. */
export const hasRunOut = ({ state, expiresAt }: Timed, now: Date): boolean =>
  OPEN_BID_STATES.includes(state) && expiresAt <= now;

/** The state as it is at a moment: what has run out is expired at once. */
export const stateAt = (bid: Timed, now: Date): BidState =>
  hasRunOut(bid, now) ? 'expired' : bid.state;

/** A condition on the bids under `b`: they are in that state at a moment, as `stateAt` says it. */
export const isInState = (state: BidState, now: Date): SQL =>
  sql`case when b.state in ('placed', 'countered') and b.expires_at <= ${now}
    then 'expired' else b.state end = ${state}::bid_state`;

/** Throws conflict where the time has run out. */
export function requireInTime(bid: Timed, now: Date): void {
  if (hasRunOut(bid, now)) throw new AppError('conflict', words.bidRunOut);
}
