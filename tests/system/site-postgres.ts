import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
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
  /** Of its first process; 0 while there is none. */
  const pid = async () => {
    const file = path.join(runner.dataDir, 'postmaster.pid');
    return Number.parseInt(await readFile(file, 'utf8').catch(() => '0'), 10);
  };
  let instead: Server | undefined;

  /** Stops it, and takes its port, so that the site cannot start it again meanwhile. */
  async function takePort(): Promise<Server> {
    for (;;) {
      await control('stop', '-m', 'immediate').catch(() => undefined);
      const server = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
      const taken = await once(server, 'listening').then(
        () => true,
        () => false,
      );
      if (taken) return server;
    }
  }
  return {
    password: password as string,
    log: () => readFile(log, 'utf8'),
    stop: async () => {
      instead = await takePort();
    },
    /** Gives the port back; the site then starts its database by itself. */
    start: async () => {
      instead?.close();
    },
    pid,
    /** As when the machine has no memory left. */
    kill: async () => {
      const first = await pid();
      // To kill process 0 is to kill whoever asks, and all of its group.
      if (!first) throw new Error('There is no Postgres to kill');
      process.kill(first, 'SIGKILL');
    },
    /** So that it cannot start any more. */
    spoil: () => appendFile(path.join(runner.dataDir, 'postgresql.conf'), '\nno such setting\n'),
    async run<Result>(task: (client: pg.Client) => Promise<Result>): Promise<Result> {
      const client = new pg.Client({
        connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/propertysearch`,
      });
      await client.connect();
      return task(client).finally(() => client.end());
    },
  };
}
