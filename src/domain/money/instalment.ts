import type { Transitions, Waits } from '#domain/lib/transitions.ts';

export const INSTALMENT_STATES = ['due', 'paid', 'waived'] as const;
export type InstalmentState = (typeof INSTALMENT_STATES)[number];

/** The owner proposes the plan and may waive what is due; paid is what the gateway says. */
export const INSTALMENT_TRANSITIONS = [
  { name: 'pay', from: ['due'], to: 'paid', by: 'gateway', pays: 'buyer' },
  { name: 'waive', from: ['due'], to: 'waived', by: 'owner' },
  { name: 'lapse', from: ['due'], to: 'waived', by: 'system' },
] as const satisfies Transitions<InstalmentState>;

/** For whom it waits, once its day is near. */
export const INSTALMENT_WAITS = {
  due: 'buyer',
  paid: null,
  waived: null,
} as const satisfies Waits<InstalmentState, typeof INSTALMENT_TRANSITIONS>;

export const MAX_INSTALMENTS = 24;

/** Days before an instalment is due on which the buyer is reminded; and once more when it is over. */
export const REMIND_DAYS = 3;
