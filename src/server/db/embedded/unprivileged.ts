import { createHash } from 'node:crypto';
import { cp, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.ts';

/** Postgres refuses to run as root, so root hands it to this user. */
const NOBODY = { uid: 65534, gid: 65534 };

export interface Runner {
  dataDir: string;
  binaries: PostgresBinaries;
  /** Present only where this process is root. */
  user?: { uid: number; gid: number };
}

async function openToAll(dir: string): Promise<boolean> {
  for (let at = dir; ; at = path.dirname(at)) {
    const mode = await stat(at).then(
      (found) => found.mode,
      () => 0o755,
    );
    if ((mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * Decides where the cluster lives and who runs it. A plain user runs it in place. Root runs it as
 * nobody, and where the checkout lies in a closed folder (/root, say) the data and a copy of the
 * binaries go to /var/lib, which nobody can reach.
 */
export async function chooseRunner(dataDir: string, binaries: PostgresBinaries): Promise<Runner> {
  if (process.getuid?.() !== 0) return { dataDir, binaries };
  const native = path.dirname(path.dirname(binaries.postgres));
  if ((await openToAll(path.dirname(dataDir))) && (await openToAll(native))) {
    return { dataDir, binaries, user: NOBODY };
  }
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const home = path.join('/var/lib/propertysearch', key);
  const copy = path.join(home, 'native');
  await mkdir(home, { recursive: true, mode: 0o755 });
  await cp(native, copy, { recursive: true, force: false, verbatimSymlinks: true });
  const inCopy = (file: string) => path.join(copy, 'bin', path.basename(file));
  return {
    dataDir: path.join(home, path.basename(dataDir)),
    binaries: {
      initdb: inCopy(binaries.initdb),
      pg_ctl: inCopy(binaries.pg_ctl),
      postgres: inCopy(binaries.postgres),
    },
    user: NOBODY,
  };
}
