import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { chooseRunner } from '#server/db/embedded/unprivileged.ts';

/** The Postgres of a site's data folder, reached behind the site's back. */
export async function postgresOf(folder: string) {
  const runner = await chooseRunner(path.join(folder, 'postgres'), await findBinaries());
  const { port, password } = JSON.parse(await readFile(path.join(folder, 'postgres.json'), 'utf8'));
  const log = path.join(runner.dataDir, 'server.log');
  const control = (...args: string[]) =>
    promisify(execFile)(
      runner.binaries.pg_ctl,
      ['-D', runner.dataDir, '-w', ...args],
      runner.user ?? {},
    );
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  return {
    password: password as string,
    log: () => readFile(log, 'utf8'),
    stop: () => control('stop', '-m', 'immediate'),
    start: () => control('start', '-l', log, '-o', flags),
    async run<Result>(task: (client: pg.Client) => Promise<Result>): Promise<Result> {
      const client = new pg.Client({
        connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/propertysearch`,
      });
      await client.connect();
      return task(client).finally(() => client.end());
    },
  };
}
