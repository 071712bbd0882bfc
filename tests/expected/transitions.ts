import type { StateTableName } from '#domain/state-tables.ts';

type Row = readonly [name: string, from: readonly string[], to: string, by: string];

interface ExpectedTable {
  states: readonly string[];
  transitions: readonly Row[];
}

/**
 * Section 4 of the specification knows two steps of a bid, accept and reject, and leaves the rest open; the
 * product's decisions fill it: an owner may counter and cancel, what waits runs out by the clock, what is paid is
 * the gateway's word (decision 8), staff settle what is disputed (decision 20), and no payout above the limit
 * goes out without two of them (decision 32).
 *
 * Every state and every transition there is: its name, where it may start, where it leads, who may
 * take it. What is not written here cannot happen. Change a row only with the rule.
 */
export const EXPECTED_TRANSITIONS: Readonly<Record<StateTableName, ExpectedTable>> = {
  listing: {
    states: ['draft', 'live', 'booked', 'paused', 'sold', 'rented', 'withdrawn', 'expired'],
    transitions: [
      ['publish', ['draft'], 'live', 'owner'],
      ['pause', ['live'], 'paused', 'owner'],
      ['resume', ['paused'], 'live', 'owner'],
      ['renew', ['expired', 'withdrawn'], 'live', 'owner'],
      ['sell', ['live', 'booked', 'paused'], 'sold', 'owner'],
      ['rentOut', ['live', 'booked', 'paused'], 'rented', 'owner'],
      ['withdraw', ['draft', 'live', 'paused', 'expired'], 'withdrawn', 'owner'],
      ['expire', ['live'], 'expired', 'system'],
      ['book', ['live'], 'booked', 'system'],
      ['unbook', ['booked'], 'live', 'system'],
      ['takeDown', ['live', 'paused'], 'withdrawn', 'staff'],
      ['suspend', ['live'], 'paused', 'staff'],
      ['reinstate', ['paused'], 'live', 'staff'],
    ],
  },
  verification: {
    states: ['submitted', 'approved', 'rejected', 'expired'],
    transitions: [
      ['approve', ['submitted'], 'approved', 'staff'],
      ['reject', ['submitted'], 'rejected', 'staff'],
      ['expire', ['approved'], 'expired', 'system'],
      ['reopen', ['approved'], 'submitted', 'system'],
    ],
  },
  contact: {
    states: ['requested', 'accepted', 'declined', 'withdrawn', 'expired', 'revoked'],
    transitions: [
      ['accept', ['requested'], 'accepted', 'owner'],
      ['decline', ['requested'], 'declined', 'owner'],
      ['withdraw', ['requested'], 'withdrawn', 'buyer'],
      ['expire', ['requested'], 'expired', 'system'],
      ['revoke', ['accepted'], 'revoked', 'owner'],
      ['unlock', ['requested'], 'accepted', 'system'],
      ['takeBack', ['accepted'], 'withdrawn', 'system'],
    ],
  },
  visit: {
    states: ['requested', 'booked', 'cancelled', 'checked_in', 'missed', 'declined', 'expired'],
    transitions: [
      ['confirm', ['requested'], 'booked', 'owner'],
      ['decline', ['requested'], 'declined', 'owner'],
      ['lapse', ['requested'], 'expired', 'system'],
      ['cancelByBuyer', ['requested', 'booked'], 'cancelled', 'buyer'],
      ['cancelByOwner', ['booked'], 'cancelled', 'owner'],
      ['callOff', ['requested', 'booked'], 'cancelled', 'system'],
      ['checkIn', ['booked'], 'checked_in', 'owner'],
      ['miss', ['booked'], 'missed', 'system'],
    ],
  },
  bid: {
    states: [
      'placed',
      'countered',
      'accepted',
      'rejected',
      'withdrawn',
      'expired',
      'lost',
      'fallen_through',
    ],
    transitions: [
      ['counter', ['placed'], 'countered', 'owner'],
      ['raise', ['placed', 'countered'], 'placed', 'buyer'],
      ['accept', ['placed'], 'accepted', 'owner'],
      ['acceptCounter', ['countered'], 'accepted', 'buyer'],
      ['reject', ['placed', 'countered'], 'rejected', 'owner'],
      ['withdraw', ['placed', 'countered'], 'withdrawn', 'buyer'],
      ['expire', ['placed', 'countered'], 'expired', 'system'],
      ['lose', ['placed', 'countered'], 'lost', 'system'],
      ['fallThrough', ['accepted'], 'fallen_through', 'system'],
    ],
  },
  booking: {
    states: ['held', 'accepted', 'paid', 'completed', 'declined', 'cancelled', 'expired'],
    transitions: [
      ['accept', ['held'], 'accepted', 'owner'],
      ['decline', ['held'], 'declined', 'owner'],
      ['pay', ['accepted'], 'paid', 'system'],
      ['complete', ['paid'], 'completed', 'owner'],
      ['cancelByBuyer', ['held', 'accepted', 'paid'], 'cancelled', 'buyer'],
      ['cancelByOwner', ['accepted', 'paid'], 'cancelled', 'owner'],
      ['settle', ['paid'], 'cancelled', 'system'],
      ['expire', ['held', 'accepted'], 'expired', 'system'],
    ],
  },
  order: {
    states: ['created', 'open', 'paid', 'returned', 'expired', 'cancelled'],
    transitions: [
      ['open', ['created'], 'open', 'system'],
      ['pay', ['created', 'open', 'expired', 'cancelled'], 'paid', 'gateway'],
      ['giveBack', ['created', 'open', 'expired', 'cancelled'], 'returned', 'gateway'],
      ['expire', ['created', 'open'], 'expired', 'system'],
      ['cancel', ['created', 'open'], 'cancelled', 'buyer'],
    ],
  },
  refund: {
    states: ['requested', 'processing', 'done', 'failed'],
    transitions: [
      ['send', ['requested'], 'processing', 'system'],
      ['succeed', ['requested', 'processing'], 'done', 'gateway'],
      ['fail', ['requested', 'processing'], 'failed', 'gateway'],
      ['retry', ['failed'], 'requested', 'staff'],
    ],
  },
  instalment: {
    states: ['due', 'paid', 'waived'],
    transitions: [
      ['pay', ['due'], 'paid', 'gateway'],
      ['waive', ['due'], 'waived', 'owner'],
      ['lapse', ['due'], 'waived', 'system'],
    ],
  },
  release: {
    states: [
      'requested',
      'approved',
      'paid',
      'refused',
      'cancelled',
      'expired',
      'failed',
      'disputed',
      'dismissed',
    ],
    transitions: [
      ['approve', ['requested', 'disputed'], 'approved', 'payer'],
      ['refuse', ['requested'], 'refused', 'payer'],
      ['dispute', ['refused'], 'disputed', 'payee'],
      ['cancel', ['requested', 'disputed'], 'cancelled', 'payee'],
      ['award', ['requested', 'disputed'], 'approved', 'staff'],
      ['dismiss', ['requested', 'disputed'], 'dismissed', 'staff'],
      ['expire', ['requested', 'disputed'], 'expired', 'system'],
      ['pay', ['approved'], 'paid', 'gateway'],
      ['fail', ['approved'], 'failed', 'gateway'],
    ],
  },
  settlement: {
    states: [
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
    ],
    transitions: [
      ['counter', ['proposed'], 'countered', 'party'],
      ['refuse', ['proposed'], 'refused', 'party'],
      ['withdraw', ['proposed', 'refused', 'disputed'], 'withdrawn', 'party'],
      ['agree', ['proposed', 'disputed'], 'agreed', 'party'],
      ['dispute', ['refused'], 'disputed', 'party'],
      ['escalate', ['proposed'], 'disputed', 'system'],
      ['decide', ['disputed'], 'agreed', 'staff'],
      ['dismiss', ['disputed'], 'dismissed', 'staff'],
      ['lapse', ['proposed', 'refused', 'disputed'], 'lapsed', 'system'],
      ['settle', ['agreed'], 'settled', 'system'],
      ['owe', ['agreed'], 'owing', 'system'],
      ['repay', ['owing'], 'settled', 'gateway'],
      ['receive', ['owing'], 'settled', 'party'],
    ],
  },
  payout: {
    states: ['waiting', 'seconded', 'approved', 'sent', 'paid', 'failed', 'rejected'],
    transitions: [
      ['pass', ['waiting'], 'approved', 'system'],
      ['second', ['waiting'], 'seconded', 'staff'],
      ['approve', ['seconded'], 'approved', 'staff'],
      ['reject', ['waiting', 'seconded', 'failed'], 'rejected', 'staff'],
      ['recall', ['waiting', 'seconded', 'failed'], 'rejected', 'system'],
      ['send', ['approved'], 'sent', 'system'],
      ['succeed', ['sent'], 'paid', 'gateway'],
      ['fail', ['approved', 'sent'], 'failed', 'gateway'],
      ['retry', ['failed'], 'approved', 'staff'],
    ],
  },
  subscription: {
    states: ['active', 'grace', 'ended', 'refunded'],
    transitions: [
      ['lapse', ['active'], 'grace', 'system'],
      ['end', ['active', 'grace'], 'ended', 'system'],
      ['renew', ['grace'], 'active', 'gateway'],
      ['refund', ['active', 'grace'], 'refunded', 'staff'],
    ],
  },
  engagement: {
    states: [
      'requested',
      'quoted',
      'accepted',
      'paid',
      'working',
      'delivered',
      'confirmed',
      'disputed',
      'declined',
      'cancelled',
      'expired',
      'refunded',
    ],
    transitions: [
      ['quote', ['requested'], 'quoted', 'professional'],
      ['decline', ['requested'], 'declined', 'professional'],
      ['accept', ['quoted'], 'accepted', 'client'],
      ['turnDown', ['quoted'], 'declined', 'client'],
      ['withdraw', ['requested', 'accepted'], 'cancelled', 'client'],
      ['stepBack', ['quoted', 'accepted'], 'cancelled', 'professional'],
      ['pay', ['accepted'], 'paid', 'gateway'],
      ['start', ['paid'], 'working', 'professional'],
      ['giveUp', ['paid', 'working'], 'refunded', 'professional'],
      ['deliver', ['working'], 'delivered', 'professional'],
      ['rework', ['delivered'], 'working', 'client'],
      ['confirm', ['delivered'], 'confirmed', 'client'],
      ['dispute', ['paid', 'working', 'delivered'], 'disputed', 'client'],
      ['settleForClient', ['disputed'], 'refunded', 'staff'],
      ['settleForProfessional', ['disputed'], 'confirmed', 'staff'],
      ['expire', ['requested', 'quoted', 'accepted'], 'expired', 'system'],
    ],
  },
  interest: {
    states: ['requested', 'accepted', 'declined', 'withdrawn', 'expired'],
    transitions: [
      ['accept', ['requested'], 'accepted', 'owner'],
      ['decline', ['requested'], 'declined', 'owner'],
      ['withdraw', ['requested'], 'withdrawn', 'agent'],
      ['expire', ['requested'], 'expired', 'system'],
    ],
  },
  lead: {
    states: ['new', 'contacted', 'visit', 'negotiating', 'won', 'lost'],
    transitions: [
      ['contact', ['new'], 'contacted', 'agent'],
      ['arrangeVisit', ['contacted', 'negotiating'], 'visit', 'agent'],
      ['negotiate', ['contacted', 'visit'], 'negotiating', 'agent'],
      ['win', ['visit', 'negotiating'], 'won', 'agent'],
      ['lose', ['new', 'contacted', 'visit', 'negotiating'], 'lost', 'agent'],
      ['reopen', ['lost'], 'contacted', 'agent'],
    ],
  },
  agreement: {
    states: ['draft', 'shared', 'agreed', 'superseded', 'refused'],
    transitions: [
      ['share', ['draft'], 'shared', 'lawyer'],
      ['agree', ['shared'], 'agreed', 'party'],
      ['refuse', ['shared'], 'refused', 'party'],
      ['supersede', ['draft', 'shared', 'refused'], 'superseded', 'lawyer'],
    ],
  },
  renewal: {
    states: ['offered', 'countered', 'declined', 'withdrawn', 'lapsed', 'accepted', 'renewed'],
    transitions: [
      ['counter', ['offered'], 'countered', 'party'],
      ['accept', ['offered'], 'accepted', 'party'],
      ['decline', ['offered'], 'declined', 'party'],
      ['withdraw', ['offered'], 'withdrawn', 'party'],
      ['callOff', ['accepted'], 'withdrawn', 'party'],
      ['lapse', ['offered', 'accepted'], 'lapsed', 'system'],
      ['renew', ['accepted'], 'renewed', 'system'],
    ],
  },
  campaign: {
    states: [
      'draft',
      'submitted',
      'rejected',
      'approved',
      'active',
      'paused',
      'ended',
      'refunded',
      'withdrawn',
    ],
    transitions: [
      ['submit', ['draft'], 'submitted', 'owner'],
      ['approve', ['submitted'], 'approved', 'staff'],
      ['reject', ['submitted', 'approved'], 'rejected', 'staff'],
      ['revise', ['submitted', 'rejected', 'approved'], 'draft', 'owner'],
      ['withdraw', ['draft', 'submitted', 'rejected', 'approved'], 'withdrawn', 'owner'],
      ['lapse', ['submitted', 'approved'], 'withdrawn', 'system'],
      ['pay', ['approved'], 'active', 'gateway'],
      ['pause', ['active'], 'paused', 'owner'],
      ['resume', ['paused'], 'active', 'owner'],
      ['cancel', ['active', 'paused'], 'refunded', 'owner'],
      ['stop', ['active', 'paused'], 'refunded', 'staff'],
      ['runOut', ['active', 'paused'], 'refunded', 'system'],
      ['end', ['active', 'paused'], 'ended', 'system'],
    ],
  },
  meeting: {
    states: ['proposed', 'agreed', 'declined', 'cancelled', 'held', 'missed'],
    transitions: [
      ['agree', ['proposed'], 'agreed', 'guest'],
      ['decline', ['proposed'], 'declined', 'guest'],
      ['callOff', ['proposed', 'agreed'], 'cancelled', 'either'],
      ['record', ['agreed'], 'held', 'host'],
      ['miss', ['proposed', 'agreed'], 'missed', 'system'],
    ],
  },
  identity_check: {
    states: ['otp_sent', 'submitted', 'verified', 'rejected', 'expired', 'withdrawn', 'recheck'],
    transitions: [
      ['confirm', ['otp_sent'], 'verified', 'person'],
      ['refer', ['otp_sent'], 'submitted', 'system'],
      ['refuse', ['otp_sent'], 'rejected', 'system'],
      ['expire', ['otp_sent'], 'expired', 'system'],
      ['approve', ['submitted', 'recheck'], 'verified', 'staff'],
      ['reject', ['submitted', 'recheck'], 'rejected', 'staff'],
      ['withdraw', ['otp_sent', 'submitted', 'recheck'], 'withdrawn', 'person'],
      ['rename', ['verified'], 'recheck', 'person'],
      ['rename_back', ['recheck'], 'verified', 'person'],
    ],
  },
  licence: {
    states: ['submitted', 'verified', 'refused', 'expired'],
    transitions: [
      ['verify', ['submitted'], 'verified', 'staff'],
      ['refuse', ['submitted'], 'refused', 'staff'],
      ['change', ['verified', 'refused', 'expired'], 'submitted', 'professional'],
      ['expire', ['verified'], 'expired', 'system'],
    ],
  },
};

/** The table of a thing, its rows by name. */
export function expectedTable(kind: StateTableName) {
  const { states, transitions } = EXPECTED_TRANSITIONS[kind];
  return {
    states,
    transitions: transitions.map(([name, from, to, by]) => ({ name, from, to, by })),
  };
}
