import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chown, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { byPort } from '#tests/by-port.ts';
import { freePort } from '#tests/free-port.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

const run = promisify(execFile);
const PROGRAM = '/usr/sbin/pgbouncer';
/** Few, so that callers find what others have left behind. */
const SESSIONS = 3;

export const hasPgBouncer = await access(PROGRAM).then(
  () => true,
  () => false,
);
if (!hasPgBouncer) process.stdout.write('Skipped: PgBouncer is not installed.\n');

/** As root it does not start. */
async function user(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const idOf = async (option: string) => Number((await run('id', [option, 'nobody'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

export interface PgBouncer {
  sessions: number;
  /** The same database, through it. */
  through(url: string): string;
  close(): Promise<void>;
}

/** PgBouncer in transaction mode before the server of an address. */
export async function startPgBouncer(serverUrl: string): Promise<PgBouncer> {
  const { hostname, port, username, password } = new URL(serverUrl);
  const [folder, listens, as] = await Promise.all([scratchFolder('pgbouncer'), freePort(), user()]);
  const file = path.join(folder, 'pgbouncer.ini');
  const secret = password ? ` password=${decodeURIComponent(password)}` : '';
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username}${secret} connect_query='set statement_timeout = 30000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listens}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SESSIONS}
max_client_conn = 500
`,
  );
  if (as.uid !== undefined && as.gid !== undefined) {
    await chown(folder, as.uid, as.gid);
    await chown(file, as.uid, as.gid);
  }
  const child: ChildProcess = spawn(PROGRAM, [file], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('process up')) resolve();
    });
    void ended.then(() => reject(new Error(`PgBouncer ended: ${said}`)));
  });
  return {
    sessions: SESSIONS,
    through: (url) => byPort(url, listens),
    async close() {
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
