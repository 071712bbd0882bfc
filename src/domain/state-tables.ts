import { CAMPAIGN_STATES, CAMPAIGN_TRANSITIONS } from './ads/campaign.ts';
import { BID_STATES, BID_TRANSITIONS } from './deals/bid.ts';
import { BOOKING_STATES, BOOKING_TRANSITIONS } from './deals/booking.ts';
import { CONTACT_STATES, CONTACT_TRANSITIONS } from './deals/contact-request.ts';
import { MEETING_STATES, MEETING_TRANSITIONS } from './deals/meeting.ts';
import { VISIT_STATES, VISIT_TRANSITIONS } from './deals/visit.ts';
import { LISTING_STATUSES } from './homes/listing.ts';
import {
  LISTING_TRANSITIONS,
  VERIFICATION_STATES,
  VERIFICATION_TRANSITIONS,
} from './homes/listing-lifecycle.ts';
import type { SubjectKind } from './lib/subject.ts';
import type { Transitions } from './lib/transitions.ts';
import { INSTALMENT_STATES, INSTALMENT_TRANSITIONS } from './money/instalment.ts';
import { ORDER_STATES, ORDER_TRANSITIONS } from './money/order.ts';
import { PAYOUT_STATES, PAYOUT_TRANSITIONS } from './money/payout.ts';
import { REFUND_STATES, REFUND_TRANSITIONS } from './money/refund.ts';
import { RELEASE_STATES, RELEASE_TRANSITIONS } from './money/release.ts';
import { SUBSCRIPTION_STATES, SUBSCRIPTION_TRANSITIONS } from './money/subscription.ts';
import { CHECK_STATES, CHECK_TRANSITIONS } from './people/kyc.ts';
import { LICENCE_STATES, LICENCE_TRANSITIONS } from './people/licence-check.ts';
import { INTEREST_STATES, INTEREST_TRANSITIONS } from './professionals/agent-interest.ts';
import { AGREEMENT_STATES, AGREEMENT_TRANSITIONS } from './professionals/agreement.ts';
import { ENGAGEMENT_STATES, ENGAGEMENT_TRANSITIONS } from './professionals/engagement.ts';
import { LEAD_STATES, LEAD_TRANSITIONS } from './professionals/lead.ts';

interface StateTable {
  states: readonly string[];
  transitions: Transitions<string>;
}

/** Every table of states there is, by the name of its thing: for drawings and tests. */
export const STATE_TABLES = {
  listing: { states: LISTING_STATUSES, transitions: LISTING_TRANSITIONS },
  verification: { states: VERIFICATION_STATES, transitions: VERIFICATION_TRANSITIONS },
  contact: { states: CONTACT_STATES, transitions: CONTACT_TRANSITIONS },
  visit: { states: VISIT_STATES, transitions: VISIT_TRANSITIONS },
  bid: { states: BID_STATES, transitions: BID_TRANSITIONS },
  booking: { states: BOOKING_STATES, transitions: BOOKING_TRANSITIONS },
  order: { states: ORDER_STATES, transitions: ORDER_TRANSITIONS },
  refund: { states: REFUND_STATES, transitions: REFUND_TRANSITIONS },
  instalment: { states: INSTALMENT_STATES, transitions: INSTALMENT_TRANSITIONS },
  release: { states: RELEASE_STATES, transitions: RELEASE_TRANSITIONS },
  payout: { states: PAYOUT_STATES, transitions: PAYOUT_TRANSITIONS },
  subscription: { states: SUBSCRIPTION_STATES, transitions: SUBSCRIPTION_TRANSITIONS },
  engagement: { states: ENGAGEMENT_STATES, transitions: ENGAGEMENT_TRANSITIONS },
  interest: { states: INTEREST_STATES, transitions: INTEREST_TRANSITIONS },
  lead: { states: LEAD_STATES, transitions: LEAD_TRANSITIONS },
  agreement: { states: AGREEMENT_STATES, transitions: AGREEMENT_TRANSITIONS },
  campaign: { states: CAMPAIGN_STATES, transitions: CAMPAIGN_TRANSITIONS },
  meeting: { states: MEETING_STATES, transitions: MEETING_TRANSITIONS },
  identity_check: { states: CHECK_STATES, transitions: CHECK_TRANSITIONS },
  licence: { states: LICENCE_STATES, transitions: LICENCE_TRANSITIONS },
} as const satisfies Partial<Record<SubjectKind, StateTable>>;

export type StateTableName = keyof typeof STATE_TABLES;
