import { z } from 'zod';
import { listingOrAll } from '#contract/deals/deal-fields.ts';
import { PAGES_BY_NUMBER } from '#contract/lib/deprecation.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { byPage, timedList } from '#contract/lib/timed-list.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { PROFESSIONS } from '#domain/lib/role.ts';
import { PAYOUT_STATES } from '#domain/money/payout.ts';
import { RELEASE_STATES } from '#domain/money/release.ts';
import { ENGAGEMENT_STATES } from '#domain/professionals/engagement.ts';
import { workFilter } from './work-list.ts';

const instant = z.iso.datetime();

/** It waits for the caller; it is under way; nothing more happens. */
export const ENGAGEMENT_STAGES = ['mine', 'running', 'over'] as const;
export type EngagementStage = (typeof ENGAGEMENT_STAGES)[number];

export const engagementRow = z.object({
  id: z.number().int(),
  profession: z.enum(PROFESSIONS),
  state: z.enum(ENGAGEMENT_STATES),
  side: z.enum(['client', 'professional']),
  /** The other side: first name and initial, whole once the fee is paid. */
  other: z.string(),
  otherId: z.number().int(),
  otherImage: z.string().nullable(),
  listingId: z.number().int().nullable(),
  bookingId: z.number().int().nullable(),
  /** Of the property it is about. */
  title: z.string().nullable(),
  brief: z.string(),
  quote: rupees.nullable(),
  quoteNote: z.string().nullable(),
  workDays: z.number().int().nullable(),
  dueOn: instant.nullable(),
  deliveredAt: instant.nullable(),
  /** Until when the present state holds; null once nothing runs out. */
  expiresAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
named({ Engagement: engagementRow });
export type EngagementRow = z.infer<typeof engagementRow>;

export const engagementEvent = timelineEntry.extend({
  by: z.enum(['client', 'professional', 'gateway', 'staff', 'system']),
});
named({ EngagementEvent: engagementEvent });
export type EngagementEvent = z.infer<typeof engagementEvent>;

export const engagementDetail = engagementRow.extend({
  timeline: z.array(engagementEvent),
  /** What the professional gets of the fee, after commission and GST; for the professional alone. */
  payout: rupees.nullable(),
  /** The latest wish that the fee leaves escrow; the client's code lets it. */
  release: z
    .object({
      id: z.number().int(),
      state: z.enum(RELEASE_STATES),
      amount: rupees,
      expiresAt: instant,
      /** How far its transfer is. */
      payout: z.enum(PAYOUT_STATES).nullable(),
    })
    .nullable(),
});
named({ EngagementDetail: engagementDetail });
export type EngagementDetail = z.infer<typeof engagementDetail>;

const rowsOf = timedList(engagementRow);
const detail = envelope(engagementDetail).extend({ serverTime: instant });

const engagementFilter = {
  profession: z.enum(PROFESSIONS).optional(),
  /** What they asked for, or what they were asked for, alone: a professional hires others too. */
  side: z.enum(['client', 'professional']).optional(),
  stage: z.enum(ENGAGEMENT_STAGES).optional(),
  ...workFilter,
  /** Of one property alone; 0 means all. */
  property: listingOrAll.default(0),
};

export const listEngagements = endpoint({
  name: 'listEngagements',
  summary:
    'Work the caller has asked for or was asked for: what waits for the caller first, then what is under way',
  method: 'GET',
  path: '/hire/work',
  access: 'member',
  reach: 'caller',
  tags: ['engagements'],
  query: z.object({ ...listQuery, ...engagementFilter }),
  response: listOf(engagementRow, { serverTime: z.iso.datetime() }),
  errors: ['invalid'],
});

export const myEngagements = endpoint({
  name: 'myEngagements',
  summary:
    'Work the caller has asked for or was asked for: what waits for the caller first, then what is under way',
  method: 'GET',
  path: '/hire/engagements',
  access: 'member',
  reach: 'caller',
  tags: ['engagements'],
  query: byPage.extend(engagementFilter),
  response: rowsOf,
  errors: [],
  deprecated: { ...PAGES_BY_NUMBER, instead: 'listEngagements' },
});

const allowance = z.object({
  /** Of those every newcomer has. */
  free: z.number().int(),
  /** Of the leads of packages. */
  bought: z.number().int(),
});
export type Allowance = z.infer<typeof allowance>;

export const requestAllowance = endpoint({
  name: 'requestAllowance',
  summary: 'How many requests the caller can still quote on; null where quoting uses up nothing',
  method: 'GET',
  path: '/hire/allowance',
  access: PROFESSIONS,
  reach: 'caller',
  tags: ['engagements', 'promotions'],
  response: envelope(allowance.nullable()),
  errors: [],
});

export const getEngagement = endpoint({
  name: 'getEngagement',
  summary: 'A piece of work with its history, for its two parties',
  method: 'GET',
  path: '/hire/engagement/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['engagements'],
  params: byId,
  response: detail,
  errors: ['not_found'],
});
