import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Env } from '#server/lib/env.ts';
import { describeError } from '#server/lib/log.ts';

/** One clear line instead of a stack, for what the person at the terminal can mend. */
export function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

export function inWords(error: NodeJS.ErrnoException, port: number): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is taken. Stop what uses it, or set PORT to another.`
    : error.message;
}

/** Fails at once, before a database is made for nothing. */
export async function checkPort({ PORT, HOST }: Env): Promise<void> {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Once, at the first signal; the process ends when that is done. */
export function onStop(stop: (signal: string) => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      await stop(signal);
      process.exit(0);
    });
  }
}

/** Runs a process's main part: an error stops it with its one line. */
export async function runProcess(main: () => Promise<void>): Promise<void> {
  process.on('unhandledRejection', (reason) => {
    const entry = { level: 50, msg: 'unhandled rejection', err: describeError(reason) };
    process.stderr.write(`${JSON.stringify(entry)}\n`);
  });
  await main().catch((error: unknown) =>
    stopWith(error instanceof Error ? error.message : String(error)),
  );
}
