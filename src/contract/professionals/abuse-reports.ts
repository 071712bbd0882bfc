import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { reason } from '#contract/people/open-text.ts';
import { LISTING_FAULTS, REPORT_SUBJECTS } from '#domain/professionals/review.ts';
import words from '#messages/professionals/fields/index.ts';

const STAFF = ['admin'] as const;
const instant = z.iso.datetime();

/** Messages are reported where they are read. */
const REPORTED_HERE = REPORT_SUBJECTS.filter((kind) => kind !== 'message');

export const reportAbuse = endpoint({
  name: 'reportAbuse',
  summary: 'Tell the platform’s staff what is wrong with a review, a person or a listing',
  method: 'POST',
  path: '/abuse/report',
  access: 'member',
  reach: 'caller',
  changes: ['abuse-reports'],
  limit: { calls: 20, seconds: 86_400 },
  body: z.object({
    subjectKind: z.enum(REPORTED_HERE, { error: () => words.reviewOf }),
    subjectId: id,
    /** Of a listing: what is mostly wrong with it. */
    fault: z.enum(LISTING_FAULTS, { error: () => words.fault }).optional(),
    reason,
  }),
  response: envelope(z.null()),
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

const abuseReport = z.object({
  /** Of the first report; a decision is about the thing, and so about all of them. */
  reportId: z.number().int(),
  subjectKind: z.enum(REPORT_SUBJECTS),
  subjectId: z.number().int(),
  /** Whose it is: the writer, the owner, the person. */
  person: z.string(),
  personId: z.number().int(),
  /** A heading and what is written, for staff to judge by. */
  title: z.string(),
  text: z.string(),
  /** Out of sight already: hidden, taken down or suspended. */
  gone: z.boolean(),
  firstAt: instant,
  reports: z.array(
    z.object({
      by: z.string(),
      fault: z.enum(LISTING_FAULTS).nullable(),
      reason: z.string(),
      at: instant,
    }),
  ),
});
export type AbuseReport = z.infer<typeof abuseReport>;

export const listAbuseReports = endpoint({
  name: 'listAbuseReports',
  summary: 'What was reported and waits for a decision, the longest waiting first',
  method: 'GET',
  path: '/admin/reports',
  access: STAFF,
  reach: 'any-object',
  tags: ['abuse-reports'],
  query: z.object(listQuery),
  response: listOf(abuseReport),
  errors: [],
});

export const decideAbuseReport = endpoint({
  name: 'decideAbuseReport',
  summary: 'Hide what was reported (take a listing down, suspend a person), or keep it',
  method: 'POST',
  path: '/admin/reports/{reportId}/decide',
  access: STAFF,
  reach: 'any-object',
  changes: [
    'abuse-reports',
    'reviews',
    'audit',
    'people',
    'listings',
    'contacts',
    'visits',
    'bids',
    'interests',
    'holds',
  ],
  params: z.object({ reportId: id }),
  body: z.object({ decision: z.enum(['hide', 'keep']), reason }),
  response: envelope(z.null()),
  errors: ['not_found', 'conflict', 'invalid'],
});
