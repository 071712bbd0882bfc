import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import words from '#messages/people/asked/index.ts';

const STAFF = ['admin'] as const;
const count = z.number().int();
const instant = z.iso.datetime();
/** For how long what waits longest has been due; null where nothing waits. */
const oldestSeconds = count.nullable();

const queue = z.object({
  name: z.string(),
  waiting: count,
  running: count,
  /** Given up within the last day. */
  failed: count,
  oldestSeconds,
  lastDoneAt: instant.nullable(),
});
export type JobQueue = z.infer<typeof queue>;

export const STUCK_STATES = ['waiting', 'running', 'failed'] as const;

const job = z.object({
  id: z.string(),
  queue: z.string(),
  state: z.enum(STUCK_STATES),
  attempts: count,
  since: instant,
});
export type StuckJob = z.infer<typeof job>;

const channel = z.object({
  channel: z.string(),
  waiting: count,
  oldestSeconds,
  /** Given up within the last day. */
  failed: count,
});

const provider = z.object({
  name: z.string(),
  /** Made up, as long as its settings are missing. */
  isSandbox: z.boolean(),
  /** Since this process began. */
  ok: count,
  refused: count,
  failed: count,
  lastOkAt: instant.nullable(),
  lastFailedAt: instant.nullable(),
});
export type ProviderHealth = z.infer<typeof provider>;

const failure = z.object({
  fingerprint: z.string(),
  name: z.string(),
  during: z.string(),
  sample: z.string(),
  firstSeen: instant,
  lastSeen: instant,
  firstRelease: z.string(),
  lastRelease: z.string(),
  day: count,
  total: count,
});
export type GroupedFailure = z.infer<typeof failure>;

const operations = z.object({
  at: instant,
  queues: z.array(queue),
  /** What waits, runs or was given up, the latest first; 50 at most. */
  jobs: z.array(job),
  deliveries: z.array(channel),
  webhooks: z.object({ waiting: count, oldestSeconds, failed: count, off: count }),
  providers: z.array(provider),
  storage: z.object({
    isBucket: z.boolean(),
    databaseBytes: count,
    /** Of the disk with `DATA_DIR`; null where files are in a bucket. */
    freeBytes: count.nullable(),
  }),
  search: z.object({
    state: z.string(),
    homes: count,
    bytes: count,
    lagSeconds: z.number().nullable(),
  }),
  /** Null where none was made, or none is known of. */
  backup: z.object({ at: instant, bytes: count.nullable(), isLate: z.boolean() }).nullable(),
  /** Errors nobody foresaw, the latest first; 50 at most. */
  failures: z.array(failure),
});
export type OperationsView = z.infer<typeof operations>;

export const getOperations = endpoint({
  name: 'getOperations',
  summary: 'How the site runs: jobs, deliveries, providers, storage, search, errors',
  method: 'GET',
  path: '/admin/operations',
  access: STAFF,
  reach: 'any-object',
  aboutNobody: true,
  tags: ['operations'],
  response: envelope(operations),
  errors: [],
});

const step = {
  method: 'POST',
  access: STAFF,
  reach: 'any-object',
  changes: ['operations', 'audit'],
  limit: { calls: 60, seconds: 600 },
  params: z.object({
    queue: z
      .string()
      .max(...upTo(60, () => words.noQueue))
      .regex(/^[a-z-]+$/, { error: () => words.noQueue }),
    jobId: z.uuid({ error: () => words.noJob }).max(...upTo(36, () => words.noJob)),
  }),
  response: envelope(z.null()),
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
} as const;

export const retryJob = endpoint({
  ...step,
  name: 'retryJob',
  summary: 'Try a job again that was given up',
  path: '/admin/operations/jobs/{queue}/{jobId}/retry',
});

export const cancelJob = endpoint({
  ...step,
  name: 'cancelJob',
  summary: 'Cancel a job that waits or runs; its next time stands',
  path: '/admin/operations/jobs/{queue}/{jobId}/cancel',
});
