import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { WORK_SECONDS } from '#server/lib/seeing/durations.ts';
import { counter, gauge, histogram, type Reading } from '#server/lib/seeing/metric.ts';

/** Jobs and rounds; there are some forty. */
const JOBS = 120;

const runs = counter('job_runs_total', 'Jobs and rounds run by this process, by how they ended', {
  job: JOBS,
  outcome: ['done', 'failed'],
});
const seconds = histogram(
  'job_seconds',
  'How long jobs and rounds took',
  { job: JOBS },
  WORK_SECONDS,
);

/** Counts a job or a round that ended. */
export function countRun(job: string, outcome: 'done' | 'failed', ms: number): void {
  runs.add({ job, outcome });
  seconds.took({ job }, ms / 1_000);
}

const waiting = gauge('jobs_waiting', 'Jobs that are due and not begun', { job: JOBS });
const running = gauge('jobs_running', 'Jobs that are being run', { job: JOBS });
const failed = gauge('jobs_failed', 'Jobs of the last day that were given up', { job: JOBS });
const oldest = gauge('jobs_oldest_seconds', 'How long the job that waits longest has been due', {
  job: JOBS,
});

interface Queue {
  job: string;
  waiting: number;
  running: number;
  failed: number;
  oldest: number;
}

/** Due and not begun, running, and given up, of every queue. */
export const jobsReading: Reading<Context> = {
  name: 'jobs',
  metrics: [runs, seconds, waiting, running, failed, oldest],
  async read({ db }) {
    const queues = await rows<Queue>(
      db,
      sql`select q.name as job,
            count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now())::int
              as waiting,
            count(*) filter (where j.state = 'active')::int as running,
            count(*) filter (where j.state = 'failed')::int as failed,
            coalesce(extract(epoch from now() - min(j.start_after) filter (
              where j.state in ('created', 'retry') and j.start_after <= now())), 0)::float8 as oldest
          from pgboss.queue q
            left join pgboss.job j on j.name = q.name and j.state <> 'completed'
          where q.name not like '\\_\\_%' group by q.name`,
    );
    waiting.stands(queues.map(({ job, waiting: value }) => ({ job, value })));
    running.stands(queues.map(({ job, running: value }) => ({ job, value })));
    failed.stands(queues.map(({ job, failed: value }) => ({ job, value })));
    oldest.stands(queues.map(({ job, oldest: value }) => ({ job, value })));
  },
};
