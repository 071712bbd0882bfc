import cluster from 'node:cluster';
import type { Address } from '#server/db/address.ts';
import { demoSignIns, seedDemo } from '#server/demo/seed.ts';
import { type Env, readEnv } from '#server/lib/env.ts';
import { whyNotOpen } from '#server/lib/open-sandboxes.ts';
import { checkPort, inWords, onStop, runProcess, stopWith } from './at-terminal.ts';
import { openDatabase } from './database.ts';
import { runWorker } from './run-worker.ts';
import type { RunningSite } from './running-site.ts';
import { createSite } from './site.ts';
import { openWorkers, workersOf } from './workers.ts';

/** The site on its database, listening. */
async function open(env: Env, address: Address): Promise<RunningSite> {
  let demo = false;
  const site = await createSite(env, address, async (context) => {
    demo = env.DEMO && (await seedDemo(context));
  });
  await site.listen();
  return { log: site.context.log, demo, close: site.close };
}

await runProcess(async () => {
  const env = readEnv();
  if (cluster.isWorker) return runWorker(env, open);
  const reason = whyNotOpen(env);
  if (reason) stopWith(reason);
  await checkPort(env).catch((error) => stopWith(inWords(error, env.PORT)));
  const database = await openDatabase(env);
  const workers = workersOf(env);
  const opening =
    workers > 1 ? openWorkers(env, database.address, workers) : open(env, database.address);
  const site = await opening.catch(async (error) => {
    await database.stop();
    return stopWith(inWords(error, env.PORT));
  });

  // What starts the site anew may find a disk with room again.
  database.watch(site.log, stopWith);
  process.stdout.write(`\nPropertysearch is at ${env.SITE_URL}\n`);
  if (site.demo) process.stdout.write(`${demoSignIns()}\n`);

  // Not SIGHUP, which a terminal sends that is closed.
  process.on('SIGUSR2', () => void site.renew?.());
  onStop(async (signal) => {
    site.log.info({ signal }, 'finishing requests in flight');
    // At a terminal nobody balances.
    await site.close(signal === 'SIGTERM');
    await database.stop();
  });
});
