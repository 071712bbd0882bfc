import type { Transitions, Waits } from '#domain/lib/transitions.ts';
import words from '#messages/people/standing/index.ts';

/** A professional's registration: it stands as checked only while it is verified. */
export const LICENCE_STATES = ['submitted', 'verified', 'refused', 'expired'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** Another number, or other evidence, goes through staff's check anew. */
export const LICENCE_TRANSITIONS = [
  { name: 'verify', from: ['submitted'], to: 'verified', by: 'staff' },
  { name: 'refuse', from: ['submitted'], to: 'refused', by: 'staff' },
  { name: 'change', from: ['verified', 'refused', 'expired'], to: 'submitted', by: 'professional' },
  { name: 'expire', from: ['verified'], to: 'expired', by: 'system' },
] as const satisfies Transitions<LicenceState>;

/** For whom it waits: without evidence there is nothing for staff to look at yet. */
export const LICENCE_WAITS = {
  submitted: 'staff',
  verified: null,
  refused: 'professional',
  expired: 'professional',
} as const satisfies Waits<LicenceState, typeof LICENCE_TRANSITIONS>;

/** Days before its end on which somebody is told to renew it. */
export const LICENCE_REMINDER_DAYS = 30;

/** What stands beside a registration wherever it is shown. */
export const licenceStanding = (isChecked: boolean): string =>
  isChecked ? words.licenceChecked : words.licenceUnchecked;
