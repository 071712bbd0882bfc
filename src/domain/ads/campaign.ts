import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/**
 * `approved`: waits for its payment. `active`: paid, shown between its dates. `ended`: its budget is
 * used up. `refunded`: it ended with a rest, which went back. `withdrawn`: it ended unpaid.
 */
export const CAMPAIGN_STATES = [
  'draft',
  'submitted',
  'rejected',
  'approved',
  'active',
  'paused',
  'ended',
  'refunded',
  'withdrawn',
] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Nothing is paid until staff have approved, so that nothing goes back where they do not. */
export const CAMPAIGN_TRANSITIONS = [
  { name: 'submit', from: ['draft'], to: 'submitted', by: 'owner' },
  { name: 'approve', from: ['submitted'], to: 'approved', by: 'staff' },
  { name: 'reject', from: ['submitted', 'approved'], to: 'rejected', by: 'staff' },
  { name: 'revise', from: ['submitted', 'rejected', 'approved'], to: 'draft', by: 'owner' },
  {
    name: 'withdraw',
    from: ['draft', 'submitted', 'rejected', 'approved'],
    to: 'withdrawn',
    by: 'owner',
  },
  { name: 'lapse', from: ['submitted', 'approved'], to: 'withdrawn', by: 'system' },
  { name: 'pay', from: ['approved'], to: 'active', by: 'gateway', pays: 'owner' },
  { name: 'pause', from: ['active'], to: 'paused', by: 'owner' },
  { name: 'resume', from: ['paused'], to: 'active', by: 'owner' },
  { name: 'cancel', from: ['active', 'paused'], to: 'refunded', by: 'owner' },
  { name: 'stop', from: ['active', 'paused'], to: 'refunded', by: 'staff' },
  { name: 'runOut', from: ['active', 'paused'], to: 'refunded', by: 'system' },
  { name: 'end', from: ['active', 'paused'], to: 'ended', by: 'system' },
] as const satisfies Transitions<CampaignState>;

/** For whom it waits. */
export const CAMPAIGN_WAITS = {
  draft: null,
  submitted: 'staff',
  rejected: 'owner',
  approved: 'owner',
  active: null,
  paused: null,
  ended: null,
  refunded: null,
  withdrawn: null,
} as const satisfies Waits<CampaignState, typeof CAMPAIGN_TRANSITIONS>;

/** States in which it is paid and may be shown again. */
export const RUNNING_STATES = ['active', 'paused'] as const satisfies readonly CampaignState[];
/** States in which clicks on what was shown before still count. */
export const SHOWN_STATES = [
  'active',
  'paused',
  'ended',
] as const satisfies readonly CampaignState[];

/** Limits of what advertisers write and choose. */
export const MAX_HEADLINE = 60;
export const MAX_DESCRIPTION = 200;
export const MIN_BUDGET = 500;
export const MAX_BUDGET = 1_000_000;
/** From the first day to the last, both included. */
export const MAX_CAMPAIGN_DAYS = 180;
/** Days ahead on which one may begin. */
export const MAX_DAYS_AHEAD = 180;
