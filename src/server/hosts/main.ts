import { once } from 'node:events';
import { createServer } from 'node:net';
import { demoSignIns, seedDemo } from '../demo/seed.ts';
import { type Env, readEnv } from '../env.ts';
import { describeError } from '../log.ts';
import { openDatabase, type RunningDatabase } from './database.ts';
import { createSite } from './site.ts';

/** One clear line instead of a stack, for what the person at the terminal can mend. */
function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function inWords(error: NodeJS.ErrnoException, port: number): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is taken. Stop what uses it, or set PORT to another.`
    : error.message;
}

/** Fails at once, before a database is made for nothing. */
async function checkPort({ PORT, HOST }: Env): Promise<void> {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** The site on its database, listening. */
async function open(env: Env, database: RunningDatabase) {
  const site = await createSite(env, database.url);
  const demo = env.DEMO && (await seedDemo(site.context));
  site.server.listen(env.PORT, env.HOST);
  await once(site.server, 'listening');
  return { site, demo };
}

async function main(): Promise<void> {
  const env = readEnv();
  await checkPort(env).catch((error) => stopWith(inWords(error, env.PORT)));
  const database = await openDatabase(env);
  const { site, demo } = await open(env, database).catch(async (error) => {
    await database.stop();
    return stopWith(inWords(error, env.PORT));
  });

  process.stdout.write(`\nPropertysearch is at ${env.SITE_URL}\n`);
  if (demo) process.stdout.write(`${demoSignIns()}\n`);

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      site.context.log.info({ signal }, 'finishing requests in flight');
      await site.close();
      await database.stop();
      process.exit(0);
    });
  }
}

process.on('unhandledRejection', (reason) => {
  const entry = { level: 50, msg: 'unhandled rejection', err: describeError(reason) };
  process.stderr.write(`${JSON.stringify(entry)}\n`);
});

main().catch((error: unknown) => stopWith(error instanceof Error ? error.message : String(error)));
