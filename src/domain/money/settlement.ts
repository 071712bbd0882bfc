import { lesserOf, minus, NOTHING, type Paise, plus, restOf } from '#domain/lib/money.ts';
import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/**
 * How a deal's money is divided when it ends otherwise than by its rules. One side proposes a split,
 * the other agrees by a code, counters or refuses; after a refusal that is disputed, or silence,
 * staff decide. `agreed` lasts for the transaction only: what is held goes out in it, and what one
 * side got beyond its part is `owing` until it is paid back.
 */
export const SETTLEMENT_STATES = [
  'proposed',
  'countered',
  'refused',
  'withdrawn',
  'disputed',
  'dismissed',
  'lapsed',
  'agreed',
  'owing',
  'settled',
] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];

/** States that wait for the other side or for staff; one of them a deal. */
export const OPEN_SETTLEMENT_STATES = ['proposed', 'disputed'] as const satisfies SettlementState[];

/** States of a settlement that holds. */
export const DONE_SETTLEMENT_STATES = [
  'agreed',
  'owing',
  'settled',
] as const satisfies SettlementState[];

export const SETTLEMENT_TRANSITIONS = [
  { name: 'counter', from: ['proposed'], to: 'countered', by: 'party' },
  { name: 'refuse', from: ['proposed'], to: 'refused', by: 'party' },
  { name: 'withdraw', from: ['proposed', 'refused', 'disputed'], to: 'withdrawn', by: 'party' },
  { name: 'agree', from: ['proposed', 'disputed'], to: 'agreed', by: 'party' },
  { name: 'dispute', from: ['refused'], to: 'disputed', by: 'party' },
  { name: 'escalate', from: ['proposed'], to: 'disputed', by: 'system' },
  { name: 'decide', from: ['disputed'], to: 'agreed', by: 'staff' },
  { name: 'dismiss', from: ['disputed'], to: 'dismissed', by: 'staff' },
  { name: 'lapse', from: ['proposed', 'refused', 'disputed'], to: 'lapsed', by: 'system' },
  { name: 'settle', from: ['agreed'], to: 'settled', by: 'system' },
  { name: 'owe', from: ['agreed'], to: 'owing', by: 'system' },
  { name: 'repay', from: ['owing'], to: 'settled', by: 'gateway' },
  { name: 'receive', from: ['owing'], to: 'settled', by: 'party' },
] as const satisfies Transitions<SettlementState>;

/** For whom it waits: whose answer is asked, and who owes. What was refused is its proposer's to leave. */
export const SETTLEMENT_WAITS = {
  proposed: 'party',
  countered: null,
  refused: null,
  withdrawn: null,
  disputed: 'staff',
  dismissed: null,
  lapsed: null,
  agreed: null,
  owing: 'party',
  settled: null,
} as const satisfies Waits<SettlementState, typeof SETTLEMENT_TRANSITIONS>;

/** Days the other side has to answer a proposal; after them staff decide. */
export const SETTLEMENT_DAYS = 7;
/** Days in which what is owed after a settlement is paid back. */
export const OWED_DAYS = 30;
/** Days between two reminders of what is owed, from this long before the day it is due. */
export const OWED_REMIND_DAYS = 7;

/** Parts of a deal's money by the side that has them or is to have them. */
export interface Parts {
  owner: Paise;
  buyer: Paise;
}

/** Where the money of a deal is: what each side has got, and what is still held. */
export interface Standing extends Parts {
  held: Paise;
}

export const whole = ({ owner, buyer, held }: Standing): Paise => plus(plus(owner, buyer), held);

/** What is done so that each side ends with its part. */
export interface Division {
  /** Out of what is held. */
  toOwner: Paise;
  toBuyer: Paise;
  /** What one side got beyond its part and owes the other. */
  owedBy: keyof Parts | null;
  owed: Paise;
}

/**
 * Divides what is held so that each side ends with its part of the whole. Where a side has got more
 * than its part, all that is held goes to the other, and the rest is owed. The parts add up to the
 * whole, or it throws.
 */
export function divide(standing: Standing, parts: Parts): Division {
  if (plus(parts.owner, parts.buyer) !== whole(standing)) {
    throw new RangeError('The parts of a settlement add up to what was paid');
  }
  const overOwner = restOf(standing.owner, parts.owner);
  const overBuyer = restOf(standing.buyer, parts.buyer);
  return {
    toOwner: lesserOf(standing.held, restOf(parts.owner, standing.owner)),
    toBuyer: lesserOf(standing.held, restOf(parts.buyer, standing.buyer)),
    owedBy: overOwner > 0 ? 'owner' : overBuyer > 0 ? 'buyer' : null,
    owed: overOwner > 0 ? overOwner : overBuyer,
  };
}

/** The rest of a whole, for the side that was not named. */
export const otherPart = (all: Paise, part: Paise): Paise =>
  part > all ? NOTHING : minus(all, part);
