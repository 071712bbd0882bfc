import { access, constants, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Bytes a socket’s path may have: 104 with its end mark on macOS, 108 on Linux. */
const LONGEST = 103;

/**
 * Postgres opens its socket in the folder in which it works, which is its data’s: nobody else gets in
 * there, and no path of ours has to be quoted on its command line. Windows has none that we can use.
 */
export const SOCKET_FLAG = `unix_socket_directories=${process.platform === 'win32' ? '' : '.'}`;

/** Before the port, and in the names of locks. */
const NAME = '.s.PGSQL.';

/** Removes what servers that were killed have left; their locks may name a living process by now. */
export async function clearSockets(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const left = names.filter((name) => name.startsWith(NAME));
  await Promise.all(left.map((name) => rm(path.join(dataDir, name), { force: true })));
}

/**
 * Where connections find the server: its socket, over which a question and its answer take half the
 * time, unless it has none (an older build started it) or the way there is too long for one.
 */
export async function socketHost(dataDir: string, port: number): Promise<string | undefined> {
  const socket = path.join(dataDir, `${NAME}${port}`);
  if (Buffer.byteLength(socket) > LONGEST) return undefined;
  return access(socket, constants.W_OK).then(
    () => dataDir,
    () => undefined,
  );
}
