import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { DAY_SECONDS, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import type { Context, JobDesk } from '#server/core/context.ts';
import { rests } from '#server/core/maintenance.ts';
import { CONNECTING, cutWhenSilent } from '#server/db/connection.ts';
import { counted } from './counted.ts';
import type { Job } from './job.ts';
import { JOBS, RETIRED_JOBS } from './jobs.ts';

const POOL = 3;
const STATEMENT_MS = MINUTE_MS;
const SILENT_MS = STATEMENT_MS + 2_000;
/** pg-boss hands on to its pool what it does not know. */
const CONNECTIONS = {
  ...CONNECTING,
  statement_timeout: STATEMENT_MS,
  onConnect: (client: pg.Client) => cutWhenSilent(client, SILENT_MS),
};
/** A node that says nothing for so long has died; what it had in hand is begun again. */
const HEARTBEAT_SECONDS = 30;
const DRAIN_MS = 20_000;

export interface Jobs {
  /** Asks for a job now; without effect while it waits or runs, wherever that is. */
  ask(name: string): Promise<void>;
  desk: JobDesk;
  /** Lets what runs end, then takes no more. */
  stop(): Promise<void>;
}

interface Pace {
  /** How often a node looks whether something is to be done. */
  pollSeconds?: number;
  /** Before a job that failed is tried again; twice as long each time. */
  retrySeconds?: number;
}

/** Which edition of a job set the time it has now; those before there were editions are the first. */
const editionIn = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'edition' in data ? Number(data.edition) : 1;

/** The types of what pg-boss answers are empty. */
const wasAffected = (answer: object): boolean =>
  'affected' in answer && Number(answer.affected) > 0;

async function register(
  boss: PgBoss,
  context: Context,
  signal: AbortSignal,
  job: Job,
  { pollSeconds = 10, retrySeconds = 10, isOlder }: Pace & { isOlder: boolean },
): Promise<void> {
  const { name, cron, edition = 1, isOwed = false, mostMinutes = 15 } = job;
  const life = {
    expireInSeconds: mostMinutes * 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 3,
    retryDelay: retrySeconds,
    retryBackoff: true,
    retryDelayMax: 300,
    deleteAfterSeconds: DAY_SECONDS,
  };
  // Of all nodes one runs it, and none of them begins it again meanwhile.
  await boss.createQueue(name, { policy: 'exclusive', ...life });
  if (!isOlder) await boss.updateQueue(name, life);
  await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async ([taken]) => {
    // What falls due meanwhile is found by the next.
    if (!taken || rests(context)) return;
    try {
      await counted(name, () => job.run(context, AbortSignal.any([signal, taken.signal])));
    } catch (error) {
      context.log.error({ job: name, err: error }, 'job failed');
      // It is tried again, and what is kept of it there names nobody.
      throw new Error('failed, see the log');
    }
  });
  if (isOlder) return;
  const missed = isOwed ? 'once' : 'skip';
  await boss.schedule(name, cron, { edition }, { tz: PUNE_ZONE, missed });
}

/**
 * Runs the jobs of JOBS on this node, together with every other node on the same database: their
 * queues and times are kept there, in a schema of their own.
 */
export async function startJobs(
  context: Context,
  databaseUrl: string,
  { jobs = JOBS, ...pace }: Pace & { jobs?: readonly Job[] } = {},
): Promise<Jobs> {
  const { log } = context;
  const stopping = new AbortController();
  const boss = new PgBoss({
    ...CONNECTIONS,
    connectionString: databaseUrl,
    schema: 'pgboss',
    application_name: 'propertysearch jobs',
    max: POOL,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs interrupted'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs'));
  await boss.start();
  const schedules = new Map((await boss.getSchedules()).map((one) => [one.name, one]));
  // Others that are not ours may be a newer build's, which runs beside this one.
  for (const name of RETIRED_JOBS) if (schedules.has(name)) await boss.unschedule(name);
  for (const job of jobs) {
    const isOlder = editionIn(schedules.get(job.name)?.data) > (job.edition ?? 1);
    await register(boss, context, stopping.signal, job, { ...pace, isOlder });
  }
  return {
    ask: async (name) => void (await boss.send(name, null)),
    desk: {
      retry: async (name, id) => wasAffected(await boss.retry(name, id)),
      cancel: async (name, id) => wasAffected(await boss.cancel(name, id)),
    },
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: DRAIN_MS });
    },
  };
}
