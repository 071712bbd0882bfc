import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/** A meeting of two who share an engagement or a thread; visits to a listing have their own table. */
export const MEETING_STATES = [
  'proposed',
  'agreed',
  'declined',
  'cancelled',
  'held',
  'missed',
] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

export const MEETING_TRANSITIONS = [
  { name: 'agree', from: ['proposed'], to: 'agreed', by: 'guest' },
  { name: 'decline', from: ['proposed'], to: 'declined', by: 'guest' },
  { name: 'callOff', from: ['proposed', 'agreed'], to: 'cancelled', by: 'either' },
  { name: 'record', from: ['agreed'], to: 'held', by: 'host' },
  { name: 'miss', from: ['proposed', 'agreed'], to: 'missed', by: 'system' },
] as const satisfies Transitions<MeetingState>;

/** For whom it waits: after its end, for who writes down what came of it. */
export const MEETING_WAITS = {
  proposed: 'guest',
  agreed: 'host',
  declined: null,
  cancelled: null,
  held: null,
  missed: null,
} as const satisfies Waits<MeetingState, typeof MEETING_TRANSITIONS>;

/** Hours before a meeting at which both are reminded, and after its end in which it can be recorded. */
export const REMIND_MEETING_HOURS = 3;
export const RECORD_MEETING_HOURS = 48;
