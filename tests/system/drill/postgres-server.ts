import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { chooseRunner } from '#server/db/embedded/unprivileged.ts';
import { freePort } from '#tests/free-port.ts';

const exec = promisify(execFile);

/** Where Postgres’s programs are, and who may run them: it refuses to run as root. */
interface Programs {
  bin: string;
  user?: { uid: number; gid: number };
}

const DEBIAN = '/usr/lib/postgresql';

async function idOf(option: '-u' | '-g'): Promise<number> {
  return Number((await exec('id', [option, 'postgres'])).stdout);
}

/** The distribution’s, which can copy a running server; undefined where it is not installed. */
async function debianPrograms(): Promise<Programs | undefined> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  if (!newest) return undefined;
  const bin = path.join(DEBIAN, newest, 'bin');
  if (process.getuid?.() !== 0) return { bin };
  return { bin, user: { uid: await idOf('-u'), gid: await idOf('-g') } };
}

async function embeddedPrograms(folder: string): Promise<Programs> {
  const { binaries, user } = await chooseRunner(path.join(folder, 'data'), await findBinaries());
  return { bin: path.dirname(binaries.postgres), ...(user && { user }) };
}

export interface PostgresServer {
  port: number;
  url: string;
  start(): Promise<unknown>;
  /** Without a word to anybody, as in a crash. */
  stop(): Promise<unknown>;
  /** Its first process at once, without a chance to do anything; the others see it and end. */
  kill(): Promise<void>;
  /** A standby that follows it, running; undefined where nothing is there to make one with. */
  standby(): Promise<PostgresServer | undefined>;
  /** Makes a standby the one to write to. */
  promote(): Promise<unknown>;
}

async function serverAt(
  folder: string,
  name: string,
  programs: Programs,
  fill: (data: string, run: Run) => Promise<unknown>,
  canCopy: boolean,
): Promise<PostgresServer> {
  const data = path.join(folder, name);
  const port = await freePort();
  const run: Run = (program, args) =>
    exec(path.join(programs.bin, program), args, { cwd: folder, ...programs.user });
  await mkdir(data, { mode: 0o700 });
  if (programs.user) await chown(data, programs.user.uid, programs.user.gid);
  await fill(data, run);
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const options = [`-p ${port}`, ...flags.map((flag) => `-c ${flag}`)].join(' ');
  const control = (...args: string[]) => run('pg_ctl', ['-D', data, '-w', ...args]);
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/drill`,
    start: () => control('start', '-l', path.join(data, 'server.log'), '-o', options),
    stop: () => control('stop', '-m', 'immediate'),
    kill: async () => {
      const pid = Number.parseInt(await readFile(path.join(data, 'postmaster.pid'), 'utf8'), 10);
      // To kill process 0 is to kill whoever asks, and all of its group.
      if (!pid) throw new Error('There is no Postgres to kill');
      process.kill(pid, 'SIGKILL');
    },
    promote: () => control('promote'),
    standby: async () => {
      if (!canCopy) return undefined;
      const copied = await serverAt(
        folder,
        `${name}-standby`,
        programs,
        (to, copy) =>
          copy('pg_basebackup', [
            ...['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'],
            ...['-D', to, '--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast'],
          ]),
        canCopy,
      );
      await copied.start();
      return copied;
    },
  };
}

type Run = (program: string, args: string[]) => Promise<unknown>;

/** An empty server in a folder of its own, not yet started. */
export async function postgresServer(folder: string): Promise<PostgresServer> {
  const debian = await debianPrograms();
  const make = (data: string, run: Run) =>
    run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C']);
  return serverAt(
    folder,
    'server',
    debian ?? (await embeddedPrograms(folder)),
    make,
    debian !== undefined,
  );
}
