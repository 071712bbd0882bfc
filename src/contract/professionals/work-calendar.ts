import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { month } from '#contract/lib/month.ts';
import { PROFESSIONS } from '#domain/lib/role.ts';

const instant = z.iso.datetime();

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
