import { readFileSync } from 'node:fs';
import { collectFailures } from '#server/core/failures.ts';
import type { Database } from '#server/db/client.ts';
import { asAppError } from '#server/http/problem.ts';
import { createLogger, type Logger } from '#server/lib/log.ts';
import { startLoop } from '#server/lib/loop.ts';
import { doingNow } from '#server/lib/seeing/doing.ts';

const EVERY_MS = 10_000;

const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** A log of which every error nobody foresaw is grouped, and kept in the database once that is there. */
export function failingLog(level: string, destination?: { write(line: string): void }) {
  const failures = collectFailures();
  const log: Logger = createLogger(level, destination, (error) => {
    // What is merely away, full or refused is no defect.
    if (asAppError(error).code === 'internal') failures.note(error, doingNow(), new Date());
  });
  return {
    log,
    keepIn(db: Database) {
      const write = () =>
        failures.write(db, version).catch((err: unknown) => log.warn({ err }, 'failures not kept'));
      const loop = startLoop(write, { everyMs: EVERY_MS });
      return {
        write,
        async stop() {
          await loop.stop();
          await write();
        },
      };
    },
  };
}
