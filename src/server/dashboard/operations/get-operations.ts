import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type {
  GroupedFailure,
  getOperations,
  JobQueue,
  OperationsView,
  ProviderHealth,
  StuckJob,
} from '#contract/people/operations.ts';
import type { Context } from '#server/core/context.ts';
import { lastBackup } from '#server/dashboard/hooks.ts';
import { rows } from '#server/db/rows.ts';
import { searchStanding } from '#server/homes/search-feed/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { PORT_NAMES, portStanding } from '#server/ports/metrics.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Since the moment given, in whole seconds; null where there is none. */
const sinceSeconds = (context: Context, moment: ReturnType<typeof sql>) =>
  sql`extract(epoch from ${context.now()}::timestamptz - ${moment})::int`;

const isDue = sql`j.state in ('created', 'retry') and j.start_after <= now()`;

async function findQueues({ db }: Context): Promise<JobQueue[]> {
  const found = await rows<Omit<JobQueue, 'lastDoneAt'> & { lastDoneAt: Date | null }>(
    db,
    sql`select q.name, count(*) filter (where ${isDue})::int as waiting,
          count(*) filter (where j.state = 'active')::int as running,
          count(*) filter (where j.state = 'failed')::int as failed,
          extract(epoch from now() - min(j.start_after) filter (where ${isDue}))::int
            as "oldestSeconds",
          max(j.completed_on) filter (where j.state = 'completed') as "lastDoneAt"
        from pgboss.queue q left join pgboss.job j on j.name = q.name
        where q.name not like '\\_\\_%' group by q.name order by q.name`,
  );
  return found.map((queue) => ({ ...queue, lastDoneAt: iso(queue.lastDoneAt) }));
}

async function findJobs({ db }: Context): Promise<StuckJob[]> {
  const found = await rows<Omit<StuckJob, 'since'> & { since: Date }>(
    db,
    sql`select j.id, j.name as queue, j.retry_count as attempts,
          case j.state when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end
            as state,
          coalesce(j.completed_on, j.started_on, j.created_on) as since
        from pgboss.job j
        where (j.state in ('active', 'failed') or ${isDue}) and j.name not like '\\_\\_%'
        order by since desc limit 50`,
  );
  return found.map((job) => ({ ...job, since: job.since.toISOString() }));
}

/** Without jobs, in a process that never ran any, there are no tables of theirs either. */
async function findWork(context: Context): Promise<Pick<OperationsView, 'queues' | 'jobs'>> {
  const [known] = await rows<{ isThere: boolean }>(
    context.db,
    sql`select to_regclass('pgboss.job') is not null as "isThere"`,
  );
  if (!known?.isThere) return { queues: [], jobs: [] };
  const [queues, jobs] = await Promise.all([findQueues(context), findJobs(context)]);
  return { queues, jobs };
}

const findDeliveries = (context: Context) =>
  rows<OperationsView['deliveries'][number]>(
    context.db,
    sql`select c.channel::text as channel, count(d.id) filter (where d.failed_at is null)::int as waiting,
          ${sinceSeconds(context, sql`min(d.due_at) filter (where d.failed_at is null)`)}
            as "oldestSeconds",
          count(d.failed_at)::int as failed
        from unnest(enum_range(null::notification_channel)) c(channel)
          left join notification_deliveries d on d.channel = c.channel and d.sent_at is null
            and (d.failed_at is null and d.due_at <= ${context.now()}
              or d.failed_at > ${context.now()}::timestamptz - interval '1 day')
        where c.channel <> 'in_app' group by c.channel order by c.channel`,
  );

async function findWebhooks(context: Context): Promise<OperationsView['webhooks']> {
  const [found] = await rows<OperationsView['webhooks']>(
    context.db,
    sql`select count(d.id) filter (where d.failed_at is null)::int as waiting,
          ${sinceSeconds(context, sql`min(d.due_at) filter (where d.failed_at is null)`)}
            as "oldestSeconds",
          count(d.failed_at)::int as failed,
          (select count(*) from webhooks where off_since is not null)::int as off
        from webhook_deliveries d
          join webhooks w on w.id = d.webhook_id and w.off_since is null
        where d.delivered_at is null and (d.failed_at is null and d.due_at <= ${context.now()}
          or d.failed_at > ${context.now()}::timestamptz - interval '1 day')`,
  );
  return found ?? { waiting: 0, oldestSeconds: null, failed: 0, off: 0 };
}

function isSandbox({ ports, env }: Context, name: (typeof PORT_NAMES)[number]): boolean {
  if (name === 'store' || name === 'web') return false;
  if (name === 'gateway') return ports.gateway.name === 'sandbox';
  if (name === 'esign') return !env.ESIGN;
  return ports[name].isSandbox;
}

const providersOf = (context: Context): ProviderHealth[] =>
  PORT_NAMES.map((name) => {
    const { calls, lastOkAt, lastFailedAt } = portStanding(name);
    const times = { lastOkAt: iso(lastOkAt), lastFailedAt: iso(lastFailedAt) };
    return { name, isSandbox: isSandbox(context, name), ...calls, ...times };
  });

async function findStorage({ db, env }: Context): Promise<OperationsView['storage']> {
  const isBucket = env.S3_ENDPOINT !== undefined;
  const disk = isBucket ? undefined : await statfs(env.DATA_DIR).catch(() => undefined);
  const [size] = await rows<{ bytes: number }>(
    db,
    sql`select pg_database_size(current_database())::int8 as bytes`,
  );
  const freeBytes = disk ? disk.bavail * disk.bsize : null;
  return { isBucket, databaseBytes: size?.bytes ?? 0, freeBytes };
}

type FailureRow = Omit<GroupedFailure, 'firstSeen' | 'lastSeen'> &
  Record<'firstSeen' | 'lastSeen', Date>;

async function findFailures({ db, now }: Context): Promise<GroupedFailure[]> {
  const found = await rows<FailureRow>(
    db,
    sql`select f.fingerprint, f.name, f.during, f.sample, f.first_seen as "firstSeen",
          f.last_seen as "lastSeen", f.first_release as "firstRelease",
          f.last_release as "lastRelease", coalesce(sum(h.count), 0)::int as total,
          coalesce(sum(h.count) filter (
            where h.hour > ${now()}::timestamptz - interval '1 day'), 0)::int as day
        from (select * from failures order by last_seen desc limit 50) f
          left join failure_hours h using (fingerprint)
        group by f.fingerprint, f.name, f.during, f.sample, f.first_seen, f.last_seen,
          f.first_release, f.last_release
        order by f.last_seen desc`,
  );
  return found.map((row) => ({
    ...row,
    firstSeen: row.firstSeen.toISOString(),
    lastSeen: row.lastSeen.toISOString(),
  }));
}

function searchOf(context: Context): OperationsView['search'] {
  const standing = searchStanding(context);
  if (!standing) return { state: 'off', homes: 0, bytes: 0, lagSeconds: null };
  const { state, rows: homes, bytes, lagMs } = standing;
  return { state, homes, bytes, lagSeconds: lagMs === null ? null : lagMs / 1_000 };
}

export const getOperationsVerb: Verb<typeof getOperations> = async (context) => {
  const [work, deliveries, webhooks, storage, failures, backups] = await Promise.all([
    findWork(context),
    findDeliveries(context),
    findWebhooks(context),
    findStorage(context),
    findFailures(context),
    lastBackup.run(context),
  ]);
  const backup = backups.find((one) => one !== null);
  return success({
    at: context.now().toISOString(),
    ...work,
    deliveries,
    webhooks,
    providers: providersOf(context),
    storage,
    search: searchOf(context),
    backup: backup ? { ...backup, at: backup.at.toISOString() } : null,
    failures,
  });
};
