import { BID_STATES, BID_TRANSITIONS } from './bid.ts';
import { BOOKING_STATES, BOOKING_TRANSITIONS } from './booking.ts';
import { CONTACT_STATES, CONTACT_TRANSITIONS } from './contact-request.ts';
import { CHECK_STATES, CHECK_TRANSITIONS } from './kyc.ts';
import { LISTING_STATUSES } from './listing.ts';
import {
  LISTING_TRANSITIONS,
  VERIFICATION_STATES,
  VERIFICATION_TRANSITIONS,
} from './listing-lifecycle.ts';
import type { Transitions } from './transitions.ts';
import { VISIT_STATES, VISIT_TRANSITIONS } from './visit.ts';

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
  check: { states: CHECK_STATES, transitions: CHECK_TRANSITIONS },
} as const satisfies Record<string, StateTable>;

export type StateTableName = keyof typeof STATE_TABLES;
