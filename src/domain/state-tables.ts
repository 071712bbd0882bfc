import { CAMPAIGN_STATES, CAMPAIGN_TRANSITIONS, CAMPAIGN_WAITS } from './ads/campaign.ts';
import { BID_STATES, BID_TRANSITIONS, BID_WAITS } from './deals/bid.ts';
import { BOOKING_STATES, BOOKING_TRANSITIONS, BOOKING_WAITS } from './deals/booking.ts';
import { CONTACT_STATES, CONTACT_TRANSITIONS, CONTACT_WAITS } from './deals/contact-request.ts';
import { MEETING_STATES, MEETING_TRANSITIONS, MEETING_WAITS } from './deals/meeting.ts';
import { VISIT_STATES, VISIT_TRANSITIONS, VISIT_WAITS } from './deals/visit.ts';
import { LISTING_STATUSES } from './homes/listing.ts';
import {
  LISTING_TRANSITIONS,
  LISTING_WAITS,
  VERIFICATION_STATES,
  VERIFICATION_TRANSITIONS,
  VERIFICATION_WAITS,
} from './homes/listing-lifecycle.ts';
import type { SubjectKind } from './lib/subject.ts';
import type { Party, Transitions } from './lib/transitions.ts';
import { INSTALMENT_STATES, INSTALMENT_TRANSITIONS, INSTALMENT_WAITS } from './money/instalment.ts';
import { ORDER_STATES, ORDER_TRANSITIONS, ORDER_WAITS } from './money/order.ts';
import { PAYOUT_STATES, PAYOUT_TRANSITIONS, PAYOUT_WAITS } from './money/payout.ts';
import { REFUND_STATES, REFUND_TRANSITIONS, REFUND_WAITS } from './money/refund.ts';
import { RELEASE_STATES, RELEASE_TRANSITIONS, RELEASE_WAITS } from './money/release.ts';
import { SETTLEMENT_STATES, SETTLEMENT_TRANSITIONS, SETTLEMENT_WAITS } from './money/settlement.ts';
import {
  SUBSCRIPTION_STATES,
  SUBSCRIPTION_TRANSITIONS,
  SUBSCRIPTION_WAITS,
} from './money/subscription.ts';
import { CHECK_STATES, CHECK_TRANSITIONS, CHECK_WAITS } from './people/kyc.ts';
import { LICENCE_STATES, LICENCE_TRANSITIONS, LICENCE_WAITS } from './people/licence-check.ts';
import {
  INTEREST_STATES,
  INTEREST_TRANSITIONS,
  INTEREST_WAITS,
} from './professionals/agent-interest.ts';
import {
  AGREEMENT_STATES,
  AGREEMENT_TRANSITIONS,
  AGREEMENT_WAITS,
} from './professionals/agreement.ts';
import {
  ENGAGEMENT_STATES,
  ENGAGEMENT_TRANSITIONS,
  ENGAGEMENT_WAITS,
} from './professionals/engagement.ts';
import { LEAD_STATES, LEAD_TRANSITIONS, LEAD_WAITS } from './professionals/lead.ts';
import {
  RENEWAL_STATES,
  RENEWAL_TRANSITIONS,
  RENEWAL_WAITS,
} from './professionals/renewal-offer.ts';

interface StateTable {
  states: readonly string[];
  transitions: Transitions<string>;
  /** For whom of people it waits, state by state. */
  waits: Readonly<Record<string, Party | null>>;
}

/** Every table of states there is, by the name of its thing: for drawings and tests. */
export const STATE_TABLES = {
  listing: { states: LISTING_STATUSES, transitions: LISTING_TRANSITIONS, waits: LISTING_WAITS },
  verification: {
    states: VERIFICATION_STATES,
    transitions: VERIFICATION_TRANSITIONS,
    waits: VERIFICATION_WAITS,
  },
  contact: { states: CONTACT_STATES, transitions: CONTACT_TRANSITIONS, waits: CONTACT_WAITS },
  visit: { states: VISIT_STATES, transitions: VISIT_TRANSITIONS, waits: VISIT_WAITS },
  bid: { states: BID_STATES, transitions: BID_TRANSITIONS, waits: BID_WAITS },
  booking: { states: BOOKING_STATES, transitions: BOOKING_TRANSITIONS, waits: BOOKING_WAITS },
  order: { states: ORDER_STATES, transitions: ORDER_TRANSITIONS, waits: ORDER_WAITS },
  refund: { states: REFUND_STATES, transitions: REFUND_TRANSITIONS, waits: REFUND_WAITS },
  instalment: {
    states: INSTALMENT_STATES,
    transitions: INSTALMENT_TRANSITIONS,
    waits: INSTALMENT_WAITS,
  },
  release: { states: RELEASE_STATES, transitions: RELEASE_TRANSITIONS, waits: RELEASE_WAITS },
  settlement: {
    states: SETTLEMENT_STATES,
    transitions: SETTLEMENT_TRANSITIONS,
    waits: SETTLEMENT_WAITS,
  },
  payout: { states: PAYOUT_STATES, transitions: PAYOUT_TRANSITIONS, waits: PAYOUT_WAITS },
  subscription: {
    states: SUBSCRIPTION_STATES,
    transitions: SUBSCRIPTION_TRANSITIONS,
    waits: SUBSCRIPTION_WAITS,
  },
  engagement: {
    states: ENGAGEMENT_STATES,
    transitions: ENGAGEMENT_TRANSITIONS,
    waits: ENGAGEMENT_WAITS,
  },
  interest: { states: INTEREST_STATES, transitions: INTEREST_TRANSITIONS, waits: INTEREST_WAITS },
  lead: { states: LEAD_STATES, transitions: LEAD_TRANSITIONS, waits: LEAD_WAITS },
  agreement: {
    states: AGREEMENT_STATES,
    transitions: AGREEMENT_TRANSITIONS,
    waits: AGREEMENT_WAITS,
  },
  renewal: { states: RENEWAL_STATES, transitions: RENEWAL_TRANSITIONS, waits: RENEWAL_WAITS },
  campaign: { states: CAMPAIGN_STATES, transitions: CAMPAIGN_TRANSITIONS, waits: CAMPAIGN_WAITS },
  meeting: { states: MEETING_STATES, transitions: MEETING_TRANSITIONS, waits: MEETING_WAITS },
  identity_check: { states: CHECK_STATES, transitions: CHECK_TRANSITIONS, waits: CHECK_WAITS },
  licence: { states: LICENCE_STATES, transitions: LICENCE_TRANSITIONS, waits: LICENCE_WAITS },
} as const satisfies Partial<Record<SubjectKind, StateTable>>;

export type StateTableName = keyof typeof STATE_TABLES;

type Tables = typeof STATE_TABLES;

/** The states of a thing in which it waits for somebody. */
export type WaitingState<K extends StateTableName> = {
  [S in keyof Tables[K]['waits']]: Tables[K]['waits'][S] extends null ? never : S;
}[keyof Tables[K]['waits']];
