import type { Transitions } from '#domain/lib/transitions.ts';

export const VISIT_STATES = ['booked', 'cancelled', 'checked_in', 'missed'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

export const VISIT_TRANSITIONS = [
  { name: 'cancelByBuyer', from: ['booked'], to: 'cancelled', by: 'buyer' },
  { name: 'cancelByOwner', from: ['booked'], to: 'cancelled', by: 'owner' },
  { name: 'callOff', from: ['booked'], to: 'cancelled', by: 'system' },
  { name: 'checkIn', from: ['booked'], to: 'checked_in', by: 'owner' },
  { name: 'miss', from: ['booked'], to: 'missed', by: 'system' },
] as const satisfies Transitions<VisitState>;

/** Hours after its end at which a visit nobody checked in counts as missed. */
export const MISSED_AFTER_HOURS = 12;
/** Hours before a visit at which both sides are reminded. */
export const REMIND_BEFORE_HOURS = 3;
