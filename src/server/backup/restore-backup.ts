import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { isNull } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { migrate } from '#server/db/migrate.ts';
import { sessions } from '#server/db/schema/index.ts';
import { dropFact } from '#server/db/site-facts.ts';
import type { Env } from '#server/lib/env.ts';
import { restoreSecret, secretsFrom } from '#server/lib/secrets.ts';
import { type ObjectStore, sealedStore } from '#server/ports/storage/index.ts';
import { keptFile } from './copy-file.ts';
import { fileListOf, readManifest } from './manifest.ts';
import { replayErased } from './replay-erased.ts';
import { restoreDatabase } from './restore-database.ts';
import type { Vault } from './vault.ts';

/** Calls `take` with the key of each file that a backup names. */
export const eachFile = (vault: Vault, name: string, take: (key: string) => Promise<unknown>) =>
  vault.open(fileListOf(vault, name), `files of ${name}`, async (source) => {
    for await (const key of createInterface({ input: Readable.from(source) })) await take(key);
  });

export interface Restored {
  files: number;
  erased: number;
}

/** Where a backup goes: an empty database, a store, a key’s place. */
export interface Target {
  env: Env;
  url: string;
  store: ObjectStore;
  /** What verbs need, on the database as it then is. */
  openContext(): Context;
}

/** The files a backup names, those that are there already left alone. */
async function restoreFiles(vault: Vault, name: string, store: ObjectStore): Promise<number> {
  let files = 0;
  await eachFile(vault, name, async (key) => {
    const kept = await keptFile(vault, key);
    if (!kept) return;
    files += 1;
    const there = await store.get(key);
    if (!there?.bytes.equals(kept.bytes)) await store.put(key, kept.bytes, kept.mime);
  });
  return files;
}

/** Nobody knows which of them was ended since, by a sign-out, a new password or a suspension. */
const endAllSessions = ({ db, now }: Context) =>
  db.update(sessions).set({ revokedAt: now() }).where(isNull(sessions.revokedAt));

/**
 * Puts a backup back: key, files, database, upgrades since, and once more the erasure of whoever
 * has gone since. Everybody signs in anew. Begun again after it broke off, it goes on; no site
 * starts before it is done.
 */
export async function restoreBackup(vault: Vault, name: string, target: Target): Promise<Restored> {
  const manifest = await readManifest(vault, name);
  restoreSecret(target.env, manifest.secret);
  // Under the secret of then, which is in force again.
  const store = sealedStore(target.store, secretsFrom(manifest.secret));
  const files = await restoreFiles(vault, name, store);
  await restoreDatabase(target.url, vault, manifest);
  await migrate(target.url);
  const context = target.openContext();
  try {
    await endAllSessions(context);
    const erased = await replayErased(context, vault);
    // They lie elsewhere from now on.
    await dropFact(context.db, 'files');
    await dropFact(context.db, 'restoring');
    return { files, erased };
  } finally {
    await context.db.$client.end();
  }
}
