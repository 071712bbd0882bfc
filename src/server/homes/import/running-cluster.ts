import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { newClient } from '#server/db/connection.ts';

const LIMIT_MS = 2_000;

const settings = z.object({ port: z.number().int(), password: z.string() });

/**
 * Address of the embedded Postgres that the site is running in `dataDir` just now, so that an
 * import need not stop it; undefined when none answers.
 */
export async function runningCluster(dataDir: string): Promise<string | undefined> {
  const kept = await readFile(path.join(dataDir, 'postgres.json'), 'utf8').catch(() => undefined);
  if (kept === undefined) return undefined;
  const { port, password } = settings.parse(JSON.parse(kept));
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/propertysearch`;
  const client = newClient(url, {
    name: 'propertysearch looks',
    connectMs: LIMIT_MS,
    silentMs: LIMIT_MS,
  });
  const answers = await client.connect().then(
    () => true,
    () => false,
  );
  if (answers) await client.end();
  return answers ? url : undefined;
}
