import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { LEAD_SOURCES } from '#domain/professionals/lead.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/professionals/fields/index.ts';

const AGENT = ['agent'] as const;
const count = z.number().int();
const instant = z.iso.datetime();

const task = z.object({
  id: z.number().int(),
  leadId: z.number().int().nullable(),
  /** Whom it is about, as the agent may know them. */
  buyer: z.string().nullable(),
  text: z.string(),
  dueAt: instant,
  doneAt: instant.nullable(),
});
export type LeadTask = z.infer<typeof task>;

export const listTasks = endpoint({
  name: 'listTasks',
  summary: 'What the agent has to do, the earliest first, or what is done, the latest first',
  method: 'GET',
  path: '/agents/tasks',
  access: AGENT,
  reach: 'caller',
  key: 'leads:read',
  tags: ['leads'],
  query: z.object({
    ...listQuery,
    show: z.enum(['open', 'done']).default('open'),
    leadId: id.optional(),
  }),
  response: listOf(task, {
    /** Of the open ones: due already, and still to come today in Pune. */
    overdue: count,
    today: count,
    serverTime: z.iso.datetime(),
  }),
  errors: [],
});

export const addTask = endpoint({
  name: 'addTask',
  summary: 'Mean to do something by a time, about a lead or not; a reminder comes then',
  method: 'POST',
  path: '/agents/task',
  access: AGENT,
  reach: 'caller',
  key: 'leads:write',
  changes: ['leads'],
  limit: { calls: 240, seconds: 3_600 },
  body: z.object({
    leadId: id.optional(),
    text: shortText(300).min(1, { error: () => words.whatToDo }),
    dueAt: z.iso.datetime({ error: () => usual.chooseMoment }),
  }),
  response: envelope(z.object({ taskId: z.number().int() })),
  errors: ['not_found', 'invalid', 'conflict', 'rate_limited'],
});

export const finishTask = endpoint({
  name: 'finishTask',
  summary: 'A task is done, or is to be done after all',
  method: 'POST',
  path: '/agents/task/{id}',
  access: AGENT,
  reach: 'own-object',
  key: 'leads:write',
  changes: ['leads'],
  params: byId,
  body: z.object({ done: z.boolean() }),
  response: envelope(z.object({ taskId: z.number().int() })),
  errors: ['not_found', 'invalid', 'conflict'],
});

const template = z.object({ id: z.number().int(), name: z.string(), body: z.string() });
export type LeadTemplate = z.infer<typeof template>;

export const listTemplates = endpoint({
  name: 'listTemplates',
  summary: 'The agent’s words for messages',
  method: 'GET',
  path: '/agents/templates',
  access: AGENT,
  reach: 'caller',
  key: 'leads:read',
  tags: ['leads'],
  response: envelope(z.array(template)),
  errors: [],
});

export const saveTemplate = endpoint({
  name: 'saveTemplate',
  summary: 'Keep words for messages under a name; the same name replaces them',
  method: 'POST',
  path: '/agents/template',
  access: AGENT,
  reach: 'caller',
  key: 'leads:write',
  changes: ['leads'],
  limit: { calls: 120, seconds: 3_600 },
  body: z.object({
    name: shortText(60).min(1, { error: () => usual.nameIt }),
    body: shortText(1_000).min(1, { error: () => usual.writeSomething }),
  }),
  response: envelope(template),
  errors: ['invalid', 'conflict', 'rate_limited'],
});

export const deleteTemplate = endpoint({
  name: 'deleteTemplate',
  summary: 'Keep words for messages no more',
  method: 'DELETE',
  path: '/agents/template/{id}',
  access: AGENT,
  reach: 'own-object',
  key: 'leads:write',
  changes: ['leads'],
  params: byId,
  response: envelope(z.object({ templateId: z.number().int() })),
  errors: ['not_found'],
});

const reportRow = z.object({
  /** The first day of the month in which they came, in Pune. */
  month: z.iso.date(),
  source: z.enum(LEAD_SOURCES),
  origin: z.string().nullable(),
  came: count,
  answered: count,
  /** With a visit, whatever followed. */
  visited: count,
  won: count,
  lost: count,
  /** What the won ones are worth, as far as the agent said. */
  wonValue: rupees,
});
export type LeadReportRow = z.infer<typeof reportRow>;

export const leadReport = endpoint({
  name: 'leadReport',
  summary: 'How far the agent’s leads came, by source and month, and how soon they were answered',
  method: 'GET',
  path: '/agents/leadreport',
  access: AGENT,
  reach: 'caller',
  key: 'leads:read',
  tags: ['leads'],
  query: z.object({ months: z.coerce.number().int().min(1).max(24).default(6) }),
  response: envelope(
    z.object({
      rows: z.array(reportRow),
      response: z.object({
        answered: count,
        /** Of those, within the hours that leads are promised. */
        inTime: count,
        /** Half were answered sooner; null while none was. */
        medianMinutes: count.nullable(),
      }),
    }),
  ),
  errors: [],
});
export type LeadReport = z.infer<typeof leadReport.response>['data'];
