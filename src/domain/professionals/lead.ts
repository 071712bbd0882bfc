import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/** Somebody who may buy or rent, on an agent's desk. */
export const LEAD_STATES = ['new', 'contacted', 'visit', 'negotiating', 'won', 'lost'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

const OPEN = ['new', 'contacted', 'visit', 'negotiating'] as const;

export const LEAD_TRANSITIONS = [
  { name: 'contact', from: ['new'], to: 'contacted', by: 'agent' },
  { name: 'arrangeVisit', from: ['contacted', 'negotiating'], to: 'visit', by: 'agent' },
  { name: 'negotiate', from: ['contacted', 'visit'], to: 'negotiating', by: 'agent' },
  { name: 'win', from: ['visit', 'negotiating'], to: 'won', by: 'agent' },
  { name: 'lose', from: OPEN, to: 'lost', by: 'agent' },
  { name: 'reopen', from: ['lost'], to: 'contacted', by: 'agent' },
] as const satisfies Transitions<LeadState>;

/** For whom it waits: once heard from, when the day of its follow-up has come. */
export const LEAD_WAITS = {
  new: 'agent',
  contacted: 'agent',
  visit: 'agent',
  negotiating: 'agent',
  won: null,
  lost: null,
} as const satisfies Waits<LeadState, typeof LEAD_TRANSITIONS>;

/** assigned: a buyer's enquiry about an assigned listing; hired: a buyer who hired the agent; bought: out of the pool; own: brought by the agent. */
export const LEAD_SOURCES = ['assigned', 'hired', 'bought', 'own'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** Hours in which a new lead should hear from its agent; the clock on the desk counts them. */
export const RESPONSE_HOURS = 24;

/** Agents who may take up one requirement of a buyer who agreed to it. */
export const AGENTS_A_REQUIREMENT = 3;

/** Homes an agent may put forward to one lead. */
export const MAX_OFFERS = 20;

export const OPEN_LEAD_STATES = OPEN;

export const isOpenLead = (state: LeadState): boolean => OPEN.some((open) => open === state);
