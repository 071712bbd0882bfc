import { once } from 'node:events';
import { demoSignIns, seedDemo } from '#server/demo/seed.ts';
import { type Env, readEnv } from '#server/lib/env.ts';
import { whyNotOpen } from '#server/lib/open-sandboxes.ts';
import { checkPort, inWords, onStop, runProcess, stopWith } from './at-terminal.ts';
import { openDatabase, type RunningDatabase } from './database.ts';
import { createSite } from './site.ts';

/** The site on its database, listening. */
async function open(env: Env, database: RunningDatabase) {
  let demo = false;
  const site = await createSite(env, database.url, async (context) => {
    demo = env.DEMO && (await seedDemo(context));
  });
  site.server.listen(env.PORT, env.HOST);
  await once(site.server, 'listening');
  return { site, demo };
}

await runProcess(async () => {
  const env = readEnv();
  const reason = whyNotOpen(env);
  if (reason) stopWith(reason);
  await checkPort(env).catch((error) => stopWith(inWords(error, env.PORT)));
  const database = await openDatabase(env);
  const { site, demo } = await open(env, database).catch(async (error) => {
    await database.stop();
    return stopWith(inWords(error, env.PORT));
  });

  // What starts the site anew may find a disk with room again.
  database.watch(site.context.log, stopWith);
  process.stdout.write(`\nPropertysearch is at ${env.SITE_URL}\n`);
  if (demo) process.stdout.write(`${demoSignIns()}\n`);

  onStop(async (signal) => {
    site.context.log.info({ signal }, 'finishing requests in flight');
    await site.close();
    await database.stop();
  });
});
