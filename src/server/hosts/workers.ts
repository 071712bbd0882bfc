import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Address } from '#server/db/address.ts';
import type { Env } from '#server/lib/env.ts';
import { createLogger, type Logger } from '#server/lib/log.ts';
import type { RunningSite } from './running-site.ts';
import { type FromWorker, isFromWorker, type ToWorker } from './worker-messages.ts';

/** More would need more connections than a Postgres of default settings has for them. */
const MAX_BY_DEFAULT = 8;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 30_000;

/** Processes that answer at the port: one for each core where the site is for others. */
export function workersOf({ WORKERS, NODE_ENV }: Pick<Env, 'WORKERS' | 'NODE_ENV'>): number {
  if (WORKERS) return WORKERS;
  return NODE_ENV === 'production' ? Math.min(availableParallelism(), MAX_BY_DEFAULT) : 1;
}

const died = (worker: Worker) => once(worker, 'exit').then(([code, signal]) => ({ code, signal }));

/** Tells the others what one has said; answers how many they are. */
function passOn(from: Worker, message: ToWorker): number {
  let told = 0;
  for (const other of Object.values(cluster.workers ?? {})) {
    if (!other || other === from || !other.isConnected()) continue;
    other.send(message, () => undefined);
    told++;
  }
  return told;
}

type OfMetrics = Extract<FromWorker, { kind: 'ask-metrics' | 'metrics' }>;

/** Carries the metrics of all to the one that was asked for them. */
function passMetrics(from: Worker, message: OfMetrics): void {
  const { kind, id } = message;
  if (kind === 'ask-metrics') {
    const others = passOn(from, { kind: 'tell-metrics', id, asker: from.id });
    from.send({ kind: 'metrics-asked', id, others } satisfies ToWorker, () => undefined);
    return;
  }
  const { asker, told } = message;
  const to = cluster.workers?.[asker];
  if (to?.isConnected()) to.send({ kind, id, told } satisfies ToWorker, () => undefined);
}

/** A process of the site’s; resolves with what it tells when it answers, undefined when it died first. */
async function startWorker(
  start: ToWorker,
  log: Logger,
): Promise<{ worker: Worker; demo: boolean | undefined }> {
  const worker = cluster.fork();
  worker.send(start, () => undefined);
  const answers = new Promise<boolean>((resolve) => {
    worker.on('message', (message: unknown) => {
      if (!isFromWorker(message)) return;
      if (message.kind === 'answers') resolve(message.demo);
      else if (message.kind === 'wrote') passOn(worker, message);
      else passMetrics(worker, message);
    });
  });
  const demo = await Promise.race([answers, died(worker).then(() => undefined)]);
  if (demo !== undefined) log.info({ worker: worker.process.pid }, 'worker answers');
  return { worker, demo };
}

/**
 * The site as several processes behind one port, which this one keeps at their number. The first is
 * waited for, since it may have to fill the database; the others come while it answers.
 */
export async function openWorkers(env: Env, address: Address, count: number): Promise<RunningSite> {
  const log = createLogger(env.LOG_LEVEL);
  const start: ToWorker = { kind: 'start', address, workers: count };
  const waiting = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let renewing: Promise<void> | undefined;
  const leaving = new Set<Worker>();
  let failures = 0;

  function keep(worker: Worker): void {
    if (worker.isDead()) replace(worker, {});
    else worker.once('exit', (code, signal) => replace(worker, { code, signal }));
  }

  function replace(worker: Worker, how: object): void {
    if (isStopping || leaving.delete(worker)) return;
    const { pid } = worker.process;
    log.error({ worker: pid, ...how }, 'worker died and is replaced');
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++);
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void open();
    }, wait);
    waiting.add(timer);
  }

  async function open(): Promise<void> {
    const { worker, demo } = await startWorker(start, log);
    if (demo !== undefined) failures = 0;
    keep(worker);
  }

  async function renew(): Promise<void> {
    for (const old of Object.values(cluster.workers ?? {})) {
      if (!old || old.isDead() || isStopping) continue;
      const { worker: fresh, demo } = await startWorker(start, log);
      // It has said why; those that are left go on.
      if (demo === undefined) return log.error('a fresh worker did not start: the others stay');
      keep(fresh);
      leaving.add(old);
      const gone = died(old);
      old.send({ kind: 'leave' } satisfies ToWorker, () => undefined);
      await gone;
    }
    log.info('every worker is a fresh one');
  }

  const first = await startWorker(start, log);
  // It has said why.
  if (first.demo === undefined) throw new Error('The site could not be started.');
  keep(first.worker);
  for (let more = 1; more < count; more++) void open();

  return {
    log,
    demo: first.demo,
    renew() {
      // Asked again meanwhile, it is still the same.
      renewing ??= renew().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
    async close(patient) {
      isStopping = true;
      for (const timer of waiting) clearTimeout(timer);
      const all = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
      const gone = all.map(died);
      for (const worker of all) worker.process.kill(patient ? 'SIGTERM' : 'SIGINT');
      await Promise.all(gone);
    },
  };
}
