import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/** `requested` comes before `booked`: indexes cover what is open by that order. */
export const VISIT_STATES = [
  'requested',
  'booked',
  'cancelled',
  'checked_in',
  'missed',
  'declined',
  'expired',
] as const;
export type VisitState = (typeof VISIT_STATES)[number];

export const VISIT_TRANSITIONS = [
  { name: 'confirm', from: ['requested'], to: 'booked', by: 'owner' },
  { name: 'decline', from: ['requested'], to: 'declined', by: 'owner' },
  { name: 'lapse', from: ['requested'], to: 'expired', by: 'system' },
  { name: 'cancelByBuyer', from: ['requested', 'booked'], to: 'cancelled', by: 'buyer' },
  { name: 'cancelByOwner', from: ['booked'], to: 'cancelled', by: 'owner' },
  { name: 'callOff', from: ['requested', 'booked'], to: 'cancelled', by: 'system' },
  { name: 'checkIn', from: ['booked'], to: 'checked_in', by: 'owner' },
  { name: 'miss', from: ['booked'], to: 'missed', by: 'system' },
] as const satisfies Transitions<VisitState>;

/** For whom it waits: from its beginning on, a booked visit for who checks the buyer in. */
export const VISIT_WAITS = {
  requested: 'owner',
  booked: 'owner',
  cancelled: null,
  checked_in: null,
  missed: null,
  declined: null,
  expired: null,
} as const satisfies Waits<VisitState, typeof VISIT_TRANSITIONS>;

/** A visit that is still to come, confirmed or not. */
export const OPEN_VISIT_STATES = ['requested', 'booked'] as const satisfies VisitState[];

/** Hours in which an owner answers, unless the visit would begin sooner; then the time is free again. */
export const ANSWER_VISIT_HOURS = 24;
/** Hours after its end at which a visit nobody checked in counts as missed. */
export const MISSED_AFTER_HOURS = 12;
/** Hours before a visit at which both sides are reminded. */
export const REMIND_BEFORE_HOURS = 3;
/** Visits somebody may ask for in a day, and take back in a day before they ask for no more. */
export const VISITS_A_DAY = 8;
export const CANCELLED_A_DAY = 3;

/** A buyer proposes a time within these hours of a day of Pune, and no sooner than so many hours ahead. */
export const PROPOSED_VISIT = { fromHour: 8, untilHour: 21, hoursAhead: 2 } as const;
