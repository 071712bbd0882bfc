import { AppError } from '#contract/lib/errors.ts';
import { BID_TRANSITIONS } from '#domain/deals/bid.ts';
import { startsOf } from '#domain/lib/transitions.ts';
import words from '#messages/deals/bids/index.ts';
import type { TransitionName } from '#server/core/change-state.ts';
import type { Bid } from './bid-row.ts';

/** Throws conflict, before anything else is judged, where the bid is in no state to do that. */
export function requireStart({ state }: Bid, name: TransitionName<'bid'>): void {
  if (startsOf(BID_TRANSITIONS, name).includes(state)) return;
  throw new AppError('conflict', words.bidChanged);
}
