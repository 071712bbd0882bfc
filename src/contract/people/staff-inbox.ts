import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText, yesOrNo } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { CSV } from '#contract/lib/media-types.ts';
import { rupees } from '#contract/lib/rupees.ts';
import type { Tag } from '#contract/lib/tags.ts';
import { STAFF_PAGES } from '#domain/lib/routes.ts';
import { STAFF_QUEUES } from '#domain/people/staff-queue.ts';
import words from '#messages/people/asked/index.ts';

const STAFF = ['admin'] as const;
const count = z.number().int();
const instant = z.iso.datetime();
const queue = z.enum(STAFF_QUEUES);
const colleague = z.object({ id: count, name: z.string() });

/** Whatever can put something into a queue, or take it out. */
const WAITING: Tag[] = [
  'staff-work',
  'kyc',
  'bank-accounts',
  'verifications',
  'media',
  'orders',
  'payouts',
  'escrow',
  'money-checks',
  'engagements',
  'abuse-reports',
  'campaigns',
];

export const INBOX_SORTS = ['due', 'oldest', 'newest', 'amount'] as const;
export const WHOSE = ['mine', 'free', 'others'] as const;

/** Which of what waits: each narrows the others. */
const inboxFilter = {
  queue: queue.optional(),
  /** The caller’s, nobody’s, or a colleague’s. */
  whose: z.enum(WHOSE).optional(),
  overdue: yesOrNo.optional(),
  q: shortText(80).optional(),
  sort: z.enum(INBOX_SORTS).default('due'),
};

const item = z.object({
  queue,
  itemId: count,
  title: z.string(),
  detail: z.string(),
  /** Whom it is about; nobody, of the books. */
  person: colleague.nullable(),
  amount: rupees.nullable(),
  since: instant,
  dueAt: instant,
  overdue: z.boolean(),
  /** Who of staff works on it. */
  assignee: colleague.extend({ isCaller: z.boolean() }).nullable(),
  link: z.string(),
});
export type InboxItem = z.infer<typeof item>;

const queueCount = z.object({
  queue,
  waiting: count,
  overdue: count,
  mine: count,
  /** Of the one that waits longest. */
  oldest: instant,
});
export type QueueCount = z.infer<typeof queueCount>;

export const listInbox = endpoint({
  name: 'listInbox',
  summary: 'Everything that waits for staff, in one list, with who works on it and until when',
  method: 'GET',
  path: '/admin/inbox',
  access: STAFF,
  reach: 'any-object',
  tags: WAITING,
  query: z.object({ ...inboxFilter, ...listQuery }),
  response: listOf(item),
  errors: ['invalid'],
});

export const countInbox = endpoint({
  name: 'countInbox',
  summary: 'How much waits for staff, by what it is, and who could do it',
  method: 'GET',
  path: '/admin/inbox/counts',
  access: STAFF,
  reach: 'any-object',
  aboutNobody: true,
  tags: WAITING,
  response: envelope(z.object({ queues: z.array(queueCount), colleagues: z.array(colleague) })),
  errors: [],
});

/** Lines in one file. */
export const MAX_INBOX_LINES = 5_000;

export const getInboxCsv = endpoint({
  name: 'getInboxCsv',
  summary: 'What waits for staff as CSV, 5,000 lines at most',
  method: 'GET',
  path: '/admin/inbox/csv',
  access: STAFF,
  reach: 'any-object',
  tags: [],
  limit: { calls: 30, seconds: 600 },
  query: z.object(inboxFilter),
  response: download(CSV),
  errors: ['invalid', 'rate_limited'],
});

export const assignWork = endpoint({
  name: 'assignWork',
  summary: 'Take something that waits, give it to a colleague, or let go of it',
  method: 'POST',
  path: '/admin/inbox/{queue}/{itemId}/assign',
  access: STAFF,
  reach: 'any-object',
  changes: ['staff-work', 'audit', 'notifications'],
  params: z.object({ queue, itemId: id }),
  body: z.object({
    /** Null: to nobody. */
    to: id.nullable(),
    /** Who worked on it when the caller looked: where that has changed, they must look again. */
    seen: id.nullable(),
  }),
  response: envelope(z.null()),
  errors: ['not_found', 'conflict', 'invalid'],
});

/** A page of staff that is of no one thing. */
export type FilteredPage = Exclude<keyof typeof STAFF_PAGES, `${string}{id}` | '/Admin/Operations'>;
/** How the site runs is no list to work through. */
const isFiltered = (page: string): page is FilteredPage =>
  !page.includes('{') && page !== '/Admin/Operations';

/** Pages of staff whose filters can be kept under a name: all that show lists. */
export const FILTERED_LISTS = Object.keys(STAFF_PAGES).filter(isFiltered);
const list = z.enum(FILTERED_LISTS);
const savedFilter = z.object({ id: count, name: z.string(), query: z.string() });

export const listStaffFilters = endpoint({
  name: 'listStaffFilters',
  summary: 'The filters of a list that the caller has kept under a name',
  method: 'GET',
  path: '/admin/filters',
  access: STAFF,
  reach: 'caller',
  tags: ['staff-filters'],
  query: z.object({ list }),
  response: envelope(z.array(savedFilter)),
  errors: ['invalid'],
});

export const saveStaffFilter = endpoint({
  name: 'saveStaffFilter',
  summary: 'Keep the filters of a list under a name; the same name again replaces them',
  method: 'POST',
  path: '/admin/filters',
  access: STAFF,
  reach: 'caller',
  changes: ['staff-filters'],
  limit: { calls: 60, seconds: 600 },
  body: z.object({
    list,
    name: shortText(60).min(1, { error: () => words.itsName }),
    query: shortText(500),
  }),
  response: envelope(z.object({ filterId: count })),
  errors: ['conflict', 'invalid', 'rate_limited'],
});

export const removeStaffFilter = endpoint({
  name: 'removeStaffFilter',
  summary: 'Forget filters that the caller has kept',
  method: 'DELETE',
  path: '/admin/filters/{filterId}',
  access: STAFF,
  reach: 'own-object',
  changes: ['staff-filters'],
  params: z.object({ filterId: id }),
  response: envelope(z.null()),
  errors: ['not_found'],
});
