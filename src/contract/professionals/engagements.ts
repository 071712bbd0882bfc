import { z } from 'zod';
import { listingOrAll } from '#contract/deals/deal-fields.ts';
import { PAGES_BY_NUMBER } from '#contract/lib/deprecation.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { month } from '#contract/lib/month.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { pageNumber, timedList } from '#contract/lib/timed-list.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { reason } from '#contract/people/open-text.ts';
import { PROFESSIONS } from '#domain/lib/role.ts';
import { PAYOUT_STATES } from '#domain/money/payout.ts';
import { RELEASE_STATES } from '#domain/money/release.ts';
import { ENGAGEMENT_STATES } from '#domain/professionals/engagement.ts';
import { workFilter } from './work-list.ts';

const STAFF = ['admin'] as const;
const byId = z.object({ id });
const page = z.object({ page: pageNumber });
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
  query: page.extend(engagementFilter),
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

const workCalendarData = z.object({
  /** "2026-11". */
  month: z.string(),
  /** What falls into the month, and what is late. */
  entries: z.array(
    z.object({
      id: z.number().int(),
      what: z.enum(['answer', 'deliver']),
      /** A day in Pune. */
      on: z.iso.date(),
      title: z.string().nullable(),
      /** The client: first name and initial. */
      other: z.string(),
    }),
  ),
  /** The last six, the oldest first. */
  months: z.array(
    z.object({
      month: z.string(),
      asked: z.number().int(),
      quoted: z.number().int(),
      finished: z.number().int(),
    }),
  ),
});
export type WorkCalendar = z.infer<typeof workCalendarData>;

export const workCalendar = endpoint({
  name: 'workCalendar',
  summary: 'What the caller owes clients by which day of a month, and how six months went',
  method: 'GET',
  path: '/hire/calendar',
  access: PROFESSIONS,
  reach: 'caller',
  tags: ['engagements'],
  query: z.object({ month: month.optional() }),
  response: envelope(workCalendarData).extend({ serverTime: instant }),
  errors: ['invalid'],
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

export const hiredAgents = endpoint({
  name: 'hiredAgents',
  summary: 'Agents the caller has asked or hired',
  method: 'GET',
  path: '/api/agents/gethireagentbyuser/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['engagements'],
  params: byId,
  query: page,
  response: rowsOf,
  errors: ['not_found'],
});

export const assignedLawyers = endpoint({
  name: 'assignedLawyers',
  summary: 'Lawyers the caller has asked or hired',
  method: 'GET',
  path: '/lawyer/getallassignlawyer/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['engagements'],
  params: byId,
  query: page,
  response: rowsOf,
  errors: ['not_found'],
});

export const hiredEvaluators = endpoint({
  name: 'hiredEvaluators',
  summary: 'Property evaluators the caller has asked or hired',
  method: 'GET',
  path: '/propertyevaluator/getevaluatorlistbyuser/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['engagements'],
  params: byId,
  query: page,
  response: rowsOf,
  errors: ['not_found'],
});

export const lawyersOfProperty = endpoint({
  name: 'lawyersOfProperty',
  summary: 'Lawyers asked or hired about a property {id} of the caller’s, or with 0 about any',
  method: 'GET',
  path: '/lawyer/leadlistbyseller/{userId}/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['engagements'],
  params: z.object({ userId: id, id: listingOrAll }),
  query: page,
  response: rowsOf,
  errors: ['not_found'],
});

export const lawyerWork = endpoint({
  name: 'lawyerWork',
  summary: 'What a lawyer does for the caller, with its history',
  method: 'GET',
  path: '/lawyer/getleaddetailsbyseller/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['engagements'],
  params: byId,
  response: detail,
  errors: ['not_found'],
});

const dispute = z.object({
  engagementId: z.number().int(),
  profession: z.enum(PROFESSIONS),
  client: z.string(),
  professional: z.string(),
  title: z.string().nullable(),
  brief: z.string(),
  quote: rupees,
  quoteNote: z.string().nullable(),
  /** In escrow now. */
  held: rupees,
  /** The client's words. */
  reason: z.string(),
  since: instant,
  timeline: z.array(engagementEvent),
});
export type Dispute = z.infer<typeof dispute>;

export const listDisputes = endpoint({
  name: 'listDisputes',
  summary: 'Disputes that wait for a decision, oldest first',
  method: 'GET',
  path: '/admin/disputes',
  access: STAFF,
  reach: 'any-object',
  tags: ['engagements'],
  query: z.object(listQuery),
  response: listOf(dispute),
  errors: [],
});

const settled = envelope(
  z.object({ engagementId: z.number().int(), state: z.enum(ENGAGEMENT_STATES) }),
);

export const settleForClient = endpoint({
  name: 'settleForClient',
  summary: 'Decide a dispute for the client: the fee goes back',
  method: 'POST',
  path: '/admin/disputes/{engagementId}/client',
  access: STAFF,
  reach: 'any-object',
  changes: ['engagements', 'audit', 'orders', 'ledger', 'professionals', 'escrow', 'payouts'],
  params: z.object({ engagementId: id }),
  body: z.object({ reason }),
  response: settled,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const settleForProfessional = endpoint({
  name: 'settleForProfessional',
  summary: 'Decide a dispute for the professional: the fee is paid out',
  method: 'POST',
  path: '/admin/disputes/{engagementId}/professional',
  access: STAFF,
  reach: 'any-object',
  changes: ['engagements', 'audit', 'ledger', 'professionals', 'escrow', 'payouts'],
  params: z.object({ engagementId: id }),
  body: z.object({ reason }),
  response: settled,
  errors: ['not_found', 'conflict', 'invalid'],
});
