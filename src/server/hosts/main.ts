import { once } from 'node:events';
import { demoSignIns, seedDemo } from '../demo/seed.ts';
import { readEnv } from '../env.ts';
import { openDatabase } from './database.ts';
import { createSite } from './site.ts';

/** One clear line instead of a stack, for what the person at the terminal can mend. */
function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const env = readEnv();
  const database = await openDatabase(env);
  const site = await createSite(env, database.url);
  const demo = env.DEMO && (await seedDemo(site.context));

  site.server.listen(env.PORT, env.HOST);
  const [problem] = await Promise.race([
    once(site.server, 'listening').then(() => [undefined]),
    once(site.server, 'error').then(([error]) => [error as NodeJS.ErrnoException]),
  ]);
  if (problem) {
    await site.context.db.$client.end();
    await database.stop();
    stopWith(
      problem.code === 'EADDRINUSE'
        ? `Port ${env.PORT} is taken. Stop what uses it, or set PORT to another.`
        : `The server could not listen: ${problem.message}`,
    );
  }

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
  process.stderr.write(
    `${JSON.stringify({ level: 50, msg: 'unhandled rejection', reason: String(reason) })}\n`,
  );
});

main().catch((error: unknown) => stopWith(error instanceof Error ? error.message : String(error)));
