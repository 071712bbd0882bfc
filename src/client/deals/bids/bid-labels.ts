import type { Tone } from '#client/ui/Badge.tsx';
import { said } from '#client/ui/said.ts';
import type { BidRow } from '#contract/deals/bids.ts';
import type { BidState } from '#domain/deals/bid.ts';
import words from '#messages/deals/bids/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

interface Words {
  title: string;
  tone?: Tone;
}

const STATE: Record<Exclude<BidState, 'placed' | 'countered'>, Words> = {
  accepted: said(() => deskWords.accepted, 'good'),
  rejected: said(() => deskWords.rejected, 'bad'),
  withdrawn: said(() => deskWords.withdrawn),
  expired: said(() => deskWords.timeOver),
  lost: said(() => deskWords.anotherBidWon, 'bad'),
  fallen_through: said(() => deskWords.fellThrough, 'warn'),
};

/** Whether the next step is the caller's. */
export const isMyTurn = ({ side, state }: Pick<BidRow, 'side' | 'state'>) =>
  (state === 'placed' && side === 'owner') || (state === 'countered' && side === 'buyer');

/** A bid's state as either side reads it. */
export function stateWords({ side, state, onHold }: BidRow): Words {
  if (state !== 'placed' && state !== 'countered') return STATE[state];
  if (onHold) return { title: words.onHold, tone: 'warn' };
  if (isMyTurn({ side, state })) return { title: deskWords.waits, tone: 'brand' };
  return { title: side === 'buyer' ? deskWords.waitsOwner : deskWords.waitsBuyer };
}

/** Each state's name in a list of either side, to narrow it by. */
export const stateNames = (side: BidRow['side']): Record<BidState, string> => ({
  placed: side === 'owner' ? deskWords.waitsMe : deskWords.waitsOwner,
  countered: side === 'owner' ? deskWords.waitsBuyer : deskWords.waitsMe,
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
  place: said(() => deskWords.bidPlaced, 'brand'),
  raise: said(() => deskWords.bidRaised, 'brand'),
  counter: said(() => deskWords.ownerAskedAnother, 'brand'),
  accept: said(() => deskWords.ownerAccepted, 'good'),
  acceptCounter: said(() => deskWords.buyerAcceptedCounter, 'good'),
  reject: said(() => deskWords.ownerRejected, 'bad'),
  withdraw: said(() => deskWords.buyerWithdrew),
  expire: said(() => deskWords.timeWas),
  lose: said(() => deskWords.lost, 'bad'),
  fallThrough: said(() => deskWords.fellThrough, 'warn'),
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
