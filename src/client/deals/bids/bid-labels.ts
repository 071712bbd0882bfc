import type { Tone } from '#client/ui/Badge.tsx';
import type { BidRow } from '#contract/deals/bids.ts';
import type { BidState } from '#domain/deals/bid.ts';

interface Words {
  title: string;
  tone?: Tone;
}

const STATE: Record<Exclude<BidState, 'placed' | 'countered'>, Words> = {
  accepted: { title: 'Accepted', tone: 'good' },
  rejected: { title: 'Rejected', tone: 'bad' },
  withdrawn: { title: 'Withdrawn' },
  expired: { title: 'Time over' },
  lost: { title: 'Another bid won', tone: 'bad' },
  fallen_through: { title: 'Fell through', tone: 'warn' },
};

/** Whether the next step is the caller's. */
export const isMyTurn = ({ side, state }: Pick<BidRow, 'side' | 'state'>) =>
  (state === 'placed' && side === 'owner') || (state === 'countered' && side === 'buyer');

/** A bid's state as either side reads it. */
export function stateWords({ side, state, onHold }: BidRow): Words {
  if (state !== 'placed' && state !== 'countered') return STATE[state];
  if (onHold) return { title: 'On hold', tone: 'warn' };
  if (isMyTurn({ side, state })) return { title: 'Waits for you', tone: 'brand' };
  return { title: side === 'buyer' ? 'Waits for the owner' : 'Waits for the buyer' };
}

/** Each state's name in a list of either side, to narrow it by. */
export const stateNames = (side: BidRow['side']): Record<BidState, string> => ({
  placed: side === 'owner' ? 'Waits for me' : 'Waits for the owner',
  countered: side === 'owner' ? 'Waits for the buyer' : 'Waits for me',
  accepted: STATE.accepted.title,
  rejected: STATE.rejected.title,
  withdrawn: STATE.withdrawn.title,
  expired: STATE.expired.title,
  lost: STATE.lost.title,
  fallen_through: STATE.fallen_through.title,
});

export const isOpen = ({ state }: Pick<BidRow, 'state'>) =>
  state === 'placed' || state === 'countered';

const EVENT: Record<string, Words> = {
  place: { title: 'Bid placed', tone: 'brand' },
  raise: { title: 'Bid raised', tone: 'brand' },
  counter: { title: 'Owner asked another amount', tone: 'brand' },
  accept: { title: 'Owner accepted', tone: 'good' },
  acceptCounter: { title: 'Buyer accepted the counter', tone: 'good' },
  reject: { title: 'Owner rejected', tone: 'bad' },
  withdraw: { title: 'Buyer withdrew' },
  expire: { title: 'Time was over' },
  lose: { title: 'Lost', tone: 'bad' },
  fallThrough: { title: 'Fell through', tone: 'warn' },
};

export const eventWords = (event: string): Words => EVENT[event] ?? { title: event };

/** What to do or expect next, in a sentence. */
export function nextWords(bid: BidRow): string | undefined {
  const { side, state, onHold } = bid;
  if (isOpen(bid) && onHold) {
    return 'The property is booked by somebody. If that booking does not come about, this bid counts again while its time runs.';
  }
  if (state === 'placed') {
    return side === 'buyer'
      ? 'The owner may accept, answer with another amount, or reject.'
      : 'Accept it, answer with another amount, or reject it.';
  }
  if (state === 'countered') {
    return side === 'buyer'
      ? 'Accept what the owner asks, raise your bid, or withdraw it.'
      : 'The buyer may accept what you ask, raise the bid, or withdraw it.';
  }
  if (state === 'accepted') return 'The property is booked at this amount.';
  if (state === 'fallen_through')
    return 'The booking did not come about; the property is free again.';
  if (state === 'expired' && side === 'buyer') return 'You can bid again on the property’s page.';
  return undefined;
}
