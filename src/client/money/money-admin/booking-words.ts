import { stateNames } from '#client/deals/bookings/booking-labels.ts';
import type { RecordSection } from '#contract/people/staff-record.ts';
import type { ReleaseState } from '#domain/money/release.ts';
import { ORDER_STATE, REFUND_STATE } from './labels.ts';
import { PAYOUT_STATE } from './payout-labels.ts';

/** A booking's states as staff, who are on neither side, read them. */
export const BOOKING_STATE = stateNames('buyer');

const RELEASE_STATE: Record<ReleaseState, string> = {
  requested: 'Waits for an answer',
  approved: 'Approved',
  paid: 'Paid',
  refused: 'Refused',
  cancelled: 'Taken back',
  expired: 'Time over',
  failed: 'Stopped',
  disputed: 'With staff',
  dismissed: 'Refused by staff',
};

const labels = (table: Record<string, { label: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([state, { label }]) => [state, label]));

const STATES: Record<string, Record<string, string>> = {
  Orders: labels(ORDER_STATE),
  'Requests for the money': RELEASE_STATE,
  Payouts: labels(PAYOUT_STATE),
  Refunds: labels(REFUND_STATE),
  'What happened': BOOKING_STATE,
};

/** The parts of a booking's record, each state by its name. */
export const sectionsInWords = (sections: readonly RecordSection[]): RecordSection[] =>
  sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({
      ...row,
      state: row.state === null ? null : (STATES[section.title]?.[row.state] ?? row.state),
    })),
  }));
