import type { Tone } from '#client/ui/Badge.tsx';
import type { BidRow } from '#contract/deals/bids.ts';
import type { BidState } from '#domain/deals/bid.ts';
import words from '#messages/deals/bids/index.ts';

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
  if (onHold) return { title: words.onHold, tone: 'warn' };
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
    return words.bookedBySomebody;
  }
  if (state === 'placed') {
    return side === 'buyer' ? words.ownerMay : words.acceptOrAnswer;
  }
  if (state === 'countered') {
    return side === 'buyer' ? words.acceptOrRaise : words.buyerMay;
  }
  if (state === 'accepted') return words.bookedAtThis;
  if (state === 'fallen_through') return words.didNotCome;
  if (state === 'expired' && side === 'buyer') return words.bidAgainOnPage;
  return undefined;
}
