import { z } from 'zod';
import { CALENDAR } from '#contract/lib/media-types.ts';
import { DUTIES, type DutyName, QUEUES } from '#domain/duties/index.ts';
import words from '#messages/people/calendar-address/index.ts';
import { download } from './lib/download.ts';
import { endpoint } from './lib/endpoint.ts';
import { byId, envelope } from './lib/envelope.ts';
import { upTo } from './lib/fields.ts';
import type { Tag } from './lib/tags.ts';

const need = z.object({
  /** Stable name of what is asked, for tests and icons. */
  kind: z.string(),
  title: z.string(),
  detail: z.string(),
  link: z.string(),
  action: z.string(),
  urgent: z.boolean(),
  /** When the first of them runs out. */
  due: z.string().nullable(),
});
export type Need = z.infer<typeof need>;

/** All that somebody can be waited for with is made of. */
const WAITING = [
  'kyc',
  'profile',
  'bank-accounts',
  'listings',
  'media',
  'verifications',
  'contacts',
  'visits',
  'bids',
  'bookings',
  'orders',
  'escrow',
  'payouts',
  'promotions',
  'money-checks',
  'engagements',
  'abuse-reports',
  'leads',
  'interests',
  'agreements',
  'meetings',
  'campaigns',
] as const satisfies readonly Tag[];

const dutyName = z.enum(Object.keys(DUTIES) as [DutyName, ...DutyName[]]);

const duty = z.object({
  name: dutyName,
  id: z.number().int(),
  /** What is asked, in words. */
  title: z.string(),
  /** What it is about: mostly the title of a home. */
  about: z.string().nullable(),
  detail: z.string(),
  action: z.string(),
  link: z.string(),
  urgent: z.boolean(),
  /** Until when; null where it waits for as long as it takes. */
  due: z.string().nullable(),
  since: z.string(),
});
export type Duty = z.infer<typeof duty>;

const figure = z.object({
  label: z.string(),
  value: z.number().int(),
  link: z.string().nullable(),
});

export const userDashboard = endpoint({
  name: 'userDashboard',
  summary: 'What needs the caller now, and figures of their role',
  method: 'GET',
  path: '/dashboard/userdashboard/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: [...WAITING, 'threads', 'notifications', 'favourites', 'shortlist'],
  params: byId,
  response: envelope(
    z.object({ needs: z.array(need), figures: z.array(figure), unread: z.number().int() }),
  ),
  errors: ['not_found'],
});

export const listDuties = endpoint({
  name: 'listDuties',
  summary:
    'What others wait for the caller with, what runs out first before all else, and how much of it each page of their rail has',
  method: 'GET',
  path: '/dashboard/duties',
  access: 'signed-in',
  reach: 'caller',
  tags: [...WAITING],
  response: envelope(
    z.object({
      duties: z.array(duty),
      /** By the page's path; a page with nothing is left out. */
      counts: z.record(z.string(), z.number().int()),
    }),
  ),
  errors: [],
});

export const listQueues = endpoint({
  name: 'listQueues',
  summary: 'How much waits for staff in each queue that the caller may decide, and since when',
  method: 'GET',
  path: '/admin/queues',
  access: ['admin'],
  reach: 'any-object',
  aboutNobody: true,
  tags: [...WAITING],
  response: envelope(
    z.array(
      z.object({
        queue: z.enum(QUEUES),
        title: z.string(),
        detail: z.string(),
        link: z.string(),
        urgent: z.boolean(),
        count: z.number().int(),
        /** When what waits longest came in; null where nothing waits. */
        oldest: z.string().nullable(),
      }),
    ),
  ),
  errors: [],
});
export type StaffQueue = z.infer<typeof listQueues.response>['data'][number];

export const getCalendar = endpoint({
  name: 'getCalendar',
  summary: 'Whether the caller has a calendar to subscribe to',
  method: 'GET',
  path: '/dashboard/calendar',
  access: 'signed-in',
  reach: 'caller',
  tags: ['profile'],
  response: envelope(z.object({ since: z.string().nullable() })),
  errors: [],
});

export const makeCalendar = endpoint({
  name: 'makeCalendar',
  summary: 'A secret address of the caller’s calendar, in place of an earlier one; it is told once',
  method: 'POST',
  path: '/dashboard/calendar',
  access: 'signed-in',
  reach: 'caller',
  changes: ['profile', 'notifications'],
  repeats: 'secret',
  limit: { calls: 10, seconds: 3_600 },
  response: envelope(z.object({ address: z.string() })),
  errors: ['rate_limited'],
});

export const endCalendar = endpoint({
  name: 'endCalendar',
  summary: 'Withdraw the address of the caller’s calendar',
  method: 'DELETE',
  path: '/dashboard/calendar',
  access: 'signed-in',
  reach: 'caller',
  changes: ['profile'],
  response: envelope(z.null()),
  errors: [],
});

const SECRET_LENGTH = 43;

export const openCalendar = endpoint({
  name: 'openCalendar',
  summary: 'Visits, meetings and deadlines of whoever made this address, for calendars',
  method: 'GET',
  path: '/calendar/{secret}/propertysearch.ics',
  access: 'anyone',
  reach: 'public',
  tags: [],
  limit: { calls: 120, seconds: 3_600 },
  params: z.object({
    secret: z
      .string()
      .max(...upTo(SECRET_LENGTH))
      .regex(/^[\w-]{43}$/, { error: () => words.noCalendar }),
  }),
  response: download(CALENDAR),
  errors: ['not_found', 'rate_limited'],
});
