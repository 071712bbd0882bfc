import cluster from 'node:cluster';
import type { Address } from '#server/db/address.ts';
import type { Env } from '#server/lib/env.ts';
import { inWords, onStop, stopWith } from './at-terminal.ts';
import type { RunningSite } from './running-site.ts';
import { type FromWorker, isToWorker, type ToWorker } from './worker-messages.ts';

/** So many connections it has in any case. */
const FEWEST_CONNECTIONS = 4;

/** Where the first process has gone, this one ends too: nothing is to be told any more. */
function tell(message: FromWorker): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/**
 * For so long who holds a connection is told with each answer to open another: what is closed at
 * rest may have been asked something in that moment.
 */
const LEAVING_SECONDS = 1;

/** Other processes behind the same port hear that this one has changed something. */
export async function tellOtherWorkers(): Promise<void> {
  if (cluster.isWorker) tell({ kind: 'wrote' });
}

/** Hears of what they have changed. */
export function onOtherWorkersWrote(heard: () => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    if (isToWorker(message) && message.kind === 'wrote') heard();
  });
}

const started = () =>
  new Promise<Extract<ToWorker, { kind: 'start' }>>((resolve) => {
    process.on('message', (message) => {
      if (isToWorker(message) && message.kind === 'start') resolve(message);
    });
  });

/** One of several processes behind a port: its share of the connections, a site as any other. */
export async function runWorker(
  env: Env,
  open: (env: Env, address: Address) => Promise<RunningSite>,
): Promise<void> {
  const { address, workers } = await started();
  const share = Math.max(FEWEST_CONNECTIONS, Math.floor(env.DATABASE_POOL / workers));
  const site = await open({ ...env, DATABASE_POOL: share }, address).catch((error) =>
    stopWith(inWords(error, env.PORT)),
  );
  onStop(async (signal) => {
    site.log.info({ signal }, 'finishing requests in flight');
    await site.close(signal === 'SIGTERM');
  });
  process.on('message', async (message) => {
    if (!isToWorker(message) || message.kind !== 'leave') return;
    site.log.info('finishing requests in flight');
    await site.close(true, LEAVING_SECONDS);
    process.exit(0);
  });
  tell({ kind: 'answers', demo: site.demo });
}
