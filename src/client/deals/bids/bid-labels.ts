import type { Tone } from '#client/ui/Badge.tsx';
import type { BidRow } from '#contract/deals/bids.ts';
import type { BidState } from '#domain/deals/bid.ts';
import words from '#messages/deals/bids/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

interface Words {
  title: string;
  tone?: Tone;
}

const STATE: Record<Exclude<BidState, 'placed' | 'countered'>, Words> = {
  accepted: {
    get title() {
      return deskWords.accepted;
    },
    tone: 'good',
  },
  rejected: {
    get title() {
      return deskWords.rejected;
    },
    tone: 'bad',
  },
  withdrawn: {
    get title() {
      return deskWords.withdrawn;
    },
  },
  expired: {
    get title() {
      return deskWords.timeOver;
    },
  },
  lost: {
    get title() {
      return deskWords.anotherBidWon;
    },
    tone: 'bad',
  },
  fallen_through: {
    get title() {
      return deskWords.fellThrough;
    },
    tone: 'warn',
  },
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
  place: {
    get title() {
      return deskWords.bidPlaced;
    },
    tone: 'brand',
  },
  raise: {
    get title() {
      return deskWords.bidRaised;
    },
    tone: 'brand',
  },
  counter: {
    get title() {
      return deskWords.ownerAskedAnother;
    },
    tone: 'brand',
  },
  accept: {
    get title() {
      return deskWords.ownerAccepted;
    },
    tone: 'good',
  },
  acceptCounter: {
    get title() {
      return deskWords.buyerAcceptedCounter;
    },
    tone: 'good',
  },
  reject: {
    get title() {
      return deskWords.ownerRejected;
    },
    tone: 'bad',
  },
  withdraw: {
    get title() {
      return deskWords.buyerWithdrew;
    },
  },
  expire: {
    get title() {
      return deskWords.timeWas;
    },
  },
  lose: {
    get title() {
      return deskWords.lost;
    },
    tone: 'bad',
  },
  fallThrough: {
    get title() {
      return deskWords.fellThrough;
    },
    tone: 'warn',
  },
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
