import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import type { Logger } from '#server/lib/log.ts';
import type { Loop } from '#server/lib/loop.ts';
import { findBinaries } from './binaries.ts';
import { type Claim, claim } from './claim.ts';
import { canBeTakenOver } from './leftover.ts';
import { revive } from './revive.ts';
import { hasRoom } from './room.ts';
import { clearSockets, SOCKET_FLAG, socketHost } from './socket.ts';
import { chooseRunner, type Runner } from './unprivileged.ts';

export interface Cluster {
  /** Connection string of a database in the cluster. */
  url(database: string): string;
  /** From now on it is started again whenever it dies; `lost` hears, once, that it cannot be. */
  watch(log: Logger, lost: (reason: string) => void): void;
  stop(): Promise<void>;
}

interface Settings {
  port: number;
  password: string;
}

function run(runner: Runner, command: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    // Detached: Ctrl-C in a terminal must reach this process only, which then drains and stops
    // Postgres itself. pg_ctl leaves the server holding its pipes, so nothing waits for them.
    const child = spawn(command, args, {
      ...runner.user,
      cwd: path.dirname(runner.dataDir),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    });
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0 || code === 3) resolve(code);
      else reject(new Error(`${path.basename(command)} failed: ${output.trim().slice(-600)}`));
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(),
      );
    });
  });
}

/** Whether somebody listens. A server that is silent does: starting it anew would not help. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect({ port, host: '127.0.0.1', timeout: 5_000 });
    const found = (listens: boolean) => () => {
      probe.destroy();
      resolve(listens);
    };
    probe.on('connect', found(true)).on('timeout', found(true)).on('error', found(false));
  });
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Makes the cluster beside its final place and moves it there whole, so no half of one is left. */
async function initialise(runner: Runner, settingsFile: string): Promise<Settings> {
  if (await exists(runner.dataDir)) {
    throw new Error(`${runner.dataDir} holds a database, but its key ${settingsFile} is missing.`);
  }
  const settings = { port: await freePort(), password: randomBytes(18).toString('base64url') };
  const fresh = `${runner.dataDir}.new`;
  const passwordFile = `${fresh}.password`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, settings.password, { mode: 0o600 });
  if (runner.user) {
    await chown(fresh, runner.user.uid, runner.user.gid);
    await chown(passwordFile, runner.user.uid, runner.user.gid);
  }
  await run(runner, runner.binaries.initdb, [
    `--pgdata=${fresh}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
  ]);
  await rm(passwordFile);
  await rename(fresh, runner.dataDir);
  await writeFile(settingsFile, JSON.stringify(settings), { mode: 0o600 });
  return settings;
}

/**
 * Starts the embedded Postgres in `dataDir`, made on first use. A server left running by a killed
 * process is taken over. Throws one plain sentence when another live process holds the folder.
 * @param options extra server settings, such as `fsync=off` for throw-away test data.
 */
export async function startCluster(dataDir: string, options: string[] = []): Promise<Cluster> {
  const runner = await chooseRunner(path.resolve(dataDir), await findBinaries());
  await mkdir(path.dirname(runner.dataDir), { recursive: true, mode: 0o755 });
  const held: Claim = await claim(`${runner.dataDir}.lock`, dataDir);
  const settingsFile = `${runner.dataDir}.json`;
  const settings: Settings = await readFile(settingsFile, 'utf8').then(JSON.parse, () =>
    initialise(runner, settingsFile),
  );
  const control = (...args: string[]) =>
    run(runner, runner.binaries.pg_ctl, ['-D', runner.dataDir, ...args]);

  const log = `${runner.dataDir}/server.log`;
  const flags = [
    'listen_addresses=127.0.0.1',
    SOCKET_FLAG,
    // Without it the log shows every row that is refused, with its names, addresses and hashes.
    'log_error_verbosity=terse',
    ...options,
  ];
  const start = () => {
    const serverOptions = [`-p ${settings.port}`, ...flags.map((flag) => `-c ${flag}`)].join(' ');
    return control('start', '-w', '-t', '60', '-l', log, '-o', serverOptions);
  };
  const isRunning = async () => (await control('status')) === 0;

  const isKept = await canBeTakenOver({
    dataDir: runner.dataDir,
    seemsToRun: isRunning,
    isListening: () => isListening(settings.port),
  });
  if (!isKept) {
    await clearSockets(runner.dataDir);
    settings.port = await freePort();
    await start();
  }
  await writeFile(settingsFile, JSON.stringify(settings), { mode: 0o600 });

  const { port, password } = settings;
  const host = await socketHost(runner.dataDir, port);
  // What does not know of sockets finds the server by its port.
  const by = host ? `?host=${encodeURIComponent(host)}` : '';

  let watching: Loop | undefined;
  return {
    url: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}${by}`,
    watch: (to, lost) => {
      const patient = {
        isUp: () => isListening(settings.port),
        // Where it cannot be seen, the start itself says what is wrong.
        mayStart: () => hasRoom(runner.dataDir).catch(() => true),
        start,
      };
      watching = revive(patient, to, async (reason) => {
        await held.release();
        const why = reason.replace(/\s+/g, ' ');
        lost(
          `The embedded Postgres of ${dataDir} died and does not start again: ${why}. See ${log}.`,
        );
      });
    },
    stop: async () => {
      await watching?.stop();
      if (await isRunning()) await control('stop', '-w', '-m', 'fast');
      await held.release();
    },
  };
}
