import { randomUUID } from 'node:crypto';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUpByNight, noteErasedSoon, watchBackups } from '#server/backup/by-night.ts';
import { noteErased } from '#server/backup/erased.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { databaseOf } from '#server/backup/manifest.ts';
import { prune } from '#server/backup/prune.ts';
import { lastBackup, recordBackup } from '#server/backup/record-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { type Scratch, withScratch } from '#server/backup/scratch-database.ts';
import { readColumns } from '#server/backup/tables.ts';
import { openVault, type Vault } from '#server/backup/vault.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { newClient } from '#server/db/connection.ts';
import { documents, notifications, people } from '#server/db/schema/index.ts';
import { readFact, writeFact } from '#server/db/site-facts.ts';
import { openContext } from '#server/hosts/compose.ts';
import { openDatabase } from '#server/hosts/database.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { closeAccount } from '#server/people/profile/index.ts';
import { objectStore } from '#server/ports/storage/index.ts';
import { actorOfToken } from '#server/session/find-session.ts';
import { demoDatabase, type TestDatabase } from '#tests/api/harness.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

const isFull = process.env.FULL_DRILL === '1';
const DAY = 86_400_000;
const SECRET = 'the secret of the site that is lost';
const BACKUP_KEY = 'a passphrase that lies elsewhere';

let lost: TestDatabase;
let folder: string;
let to: string;
let context: Context;

/** A site on a database, with its folder; where there is a secret it is the machine’s setting. */
function siteOn(url: string, name: string, secret?: string) {
  const env = readEnv({
    NODE_ENV: 'test',
    ...(secret && { SECRET_KEY: secret }),
    DATA_DIR: path.join(folder, name),
    BACKUP_KEY,
    DEMO_LIFE: 'false',
  });
  const log = createLogger('silent');
  return { env, openContext: () => openContext(connect(url, 2, log), env, log) };
}

async function aPaper(ownerId: number, text: string) {
  const key = `documents/${randomUUID()}`;
  await context.ports.store.put(key, Buffer.from(text), 'application/pdf');
  const file = { fileName: 'deed.pdf', mime: 'application/pdf', bytes: 6, sha256: 'hash' };
  await lost.db.insert(documents).values({ ownerId, purpose: 'passport', key, ...file });
  return key;
}

/** As many listings as a city has. */
async function manyListings(): Promise<void> {
  const client = newClient(lost.url, { name: 'drill', silentMs: patience(300) });
  await client.connect();
  const columns = (await readColumns(client)).get('listings')?.filter((name) => name !== 'id');
  const names = columns?.map((name) => `"${name}"`).join(', ');
  await client.query(
    `insert into listings (${names}) select ${names} from listings, generate_series(1, 320)`,
  );
  await client.end();
}

beforeAll(async () => {
  lost = await demoDatabase();
  folder = await scratchFolder('restore');
  to = path.join(folder, 'backups');
  context = siteOn(lost.url, 'lost', SECRET).openContext();
  if (isFull) await manyListings();
}, patience(600));
afterAll(async () => {
  await context.db.$client.end();
  await lost.close();
  await rm(folder, { recursive: true, force: true });
});

const vaultOf = () => openVault(to, BACKUP_KEY);
const verify = async (vault: Vault, name: string, { url, folder: at }: Scratch) =>
  verifyBackup(vault, name, url, (secret) => siteOn(url, path.basename(at), secret).openContext());

test(
  'a site lost with its machine stands again on another, without whom had gone',
  async () => {
    const stays = await insertPerson(lost.db);
    const goes = await insertPerson(lost.db);
    const [kept, erased] = [await aPaper(stays.id, 'stays'), await aPaper(goes.id, 'goes')];
    const session = await aSession(lost.db, stays.id);
    const { name, files, missing } = await recordBackup(context, lost.url, to);
    expect({ files, missing }).toEqual({ files: 2, missing: 0 });
    expect(await lastBackup(context)).toMatchObject({ name, files: 2, failure: null });

    // What happens afterwards is not in it, and an account that is deleted stays deleted.
    const late = await insertPerson(lost.db);
    const actor = { kind: 'person', id: goes.id, role: 'user', sessionId: 0 } as const;
    await closeAccount({ ...context, actor });
    await context.background.idle();
    expect(await noteErased(context, await vaultOf())).toBe(1);
    expect(await noteErased(context, await vaultOf())).toBe(0);

    const vault = await vaultOf();
    await withScratch(lost.url, async (scratch) => {
      const verified = await verify(vault, name, scratch);
      expect(verified.differences).toEqual([]);
      expect(verified.files).toBe(2);
      expect(verified.rows).toBeGreaterThan(isFull ? 200_000 : 640);
    });

    await withScratch(lost.url, async ({ url }) => {
      const site = siteOn(url, 'found');
      const store = objectStore(site.env);
      const target = { ...site, url, store };
      expect(await restoreBackup(vault, name, target)).toEqual({ files: 2, erased: 1 });
      expect((await readFile(path.join(site.env.DATA_DIR, 'secret.key'), 'utf8')).trim()).toBe(
        SECRET,
      );
      const found = site.openContext();
      try {
        const of = async (id: number) =>
          (await found.db.select().from(people).where(eq(people.id, id)))[0];
        expect((await of(stays.id))?.email).toBe(stays.email);
        expect((await of(goes.id))?.firstName).toBe('Deleted');
        // Ended or not since the backup: nobody's opens anything any more.
        expect(await actorOfToken(lost.db, session.token, undefined, new Date())).toBeDefined();
        expect(await actorOfToken(found.db, session.token, undefined, new Date())).toBeUndefined();
        expect(await of(late.id)).toBeUndefined();
        expect((await found.ports.store.get(kept))?.bytes.toString()).toBe('stays');
        expect((await store.get(kept))?.bytes.toString()).not.toContain('stays');
        expect(await store.get(erased)).toBeUndefined();
        expect((await verifyLedger(found)).differences).toEqual([]);
        // Triggers are in force again, numbers go on, and what rows refer to is asked for.
        await found.db.delete(documents).where(eq(documents.key, kept));
        const discarded = await found.db.execute(
          sql`select from discarded_files where path = ${kept}`,
        );
        expect(discarded.rowCount).toBe(1);
        expect((await insertPerson(found.db)).id).toBeGreaterThan(goes.id);
        await expect(
          found.db.execute(sql`update listings set owner_id = 0 where id = 1`),
        ).rejects.toThrow();
        // Where somebody's data is nothing is restored; while something is being restored no site starts.
        await expect(restoreBackup(vault, name, target)).rejects.toThrow('into a new one');
        await writeFact(found.db, 'restoring', name);
        await expect(openDatabase({ ...site.env, DATABASE_URL: url })).rejects.toThrow(name);
        // Begun again after it broke off, it goes on.
        expect(await restoreBackup(vault, name, target)).toMatchObject({ erased: 0 });
        expect(await readFact(found.db, 'restoring')).toBeUndefined();
      } finally {
        await found.db.$client.end();
      }
    });
  },
  patience(isFull ? 900 : 60),
);

test('staff hear of a night without a backup, once a day', async () => {
  const { id } = await insertPerson(lost.db, { role: 'admin' });
  const { finishedAt } = (await lastBackup(context)) ?? {};
  const at = (hours: number) => ({
    ...context,
    env: { ...context.env, BACKUP_DIR: to },
    now: () => new Date((finishedAt?.getTime() ?? 0) + hours * 3_600_000),
  });
  const told = () =>
    lost.db.$count(
      notifications,
      and(eq(notifications.personId, id), like(notifications.title, 'The last backup%')),
    );
  await watchBackups(at(25));
  expect(await told()).toBe(0);
  await watchBackups(at(27));
  await watchBackups(at(28));
  expect(await told()).toBe(1);
  // It is that night’s job which mends it, and writes down who has gone.
  await backUpByNight(at(27));
  await noteErasedSoon(at(27));
  await watchBackups(at(28));
  expect(await told()).toBe(1);
  expect((await lastBackup(context))?.finishedAt).toEqual(at(27).now());
});

describe('what is not whole is not restored', () => {
  const refused = (vault: Vault, name: string) =>
    vault.open(databaseOf(vault, name), `database of ${name}`, async (source) => {
      for await (const bytes of source) expect(bytes).toBeDefined();
    });

  test('cut short, changed, exchanged, or under another key', async () => {
    const { name } = await recordBackup(context, lost.url, to);
    const vault = await vaultOf();
    const file = databaseOf(vault, name);
    const whole = await readFile(file);

    await truncate(file, whole.length - 1);
    await expect(refused(vault, name)).rejects.toThrow('does not open');
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1);
    await writeFile(file, changed);
    await expect(refused(vault, name)).rejects.toThrow('does not open');
    await writeFile(file, await readFile(path.join(to, name, 'files.sealed')));
    await expect(refused(vault, name)).rejects.toThrow('does not open');
    await writeFile(file, whole);
    await refused(vault, name);

    await expect(openVault(to, 'another passphrase entirely')).rejects.toThrow('BACKUP_KEY');
    const log = path.join(to, 'erased.log');
    const said = await readFile(log, 'utf8');
    await writeFile(log, said.replace(/^\d+/, '1'));
    await expect(noteErased(context, vault)).rejects.toThrow('changed by somebody');
    await writeFile(log, said);
  });

  test('one that broke off leaves none, and the next copies no file twice', async () => {
    const person = await insertPerson(lost.db);
    await aPaper(person.id, 'one');
    await aPaper(person.id, 'two');
    const vault = await vaultOf();
    const before = await vault.names();
    const { store } = context.ports;
    let read = 0;
    const source = (most: number) => ({
      url: lost.url,
      secret: SECRET,
      store: {
        ...store,
        get: (key: string) => {
          if (++read > most) throw new Error('The store went away.');
          return store.get(key);
        },
      },
    });
    await expect(makeBackup(vault, source(1), context.now())).rejects.toThrow('went away');
    expect(await vault.names()).toEqual(before);
    read = 0;
    await makeBackup(vault, source(1), context.now());
    expect(read).toBe(1);
  });
});

test('old ones go with the files that only they had, and the newest stays', async () => {
  const vault = await vaultOf();
  const person = await insertPerson(lost.db);
  const key = await aPaper(person.id, 'once');
  const source = { url: lost.url, store: context.ports.store, secret: SECRET };
  const later = (days: number) => new Date(context.now().getTime() + days * DAY);
  const { name: old } = await makeBackup(vault, source, later(1));
  await lost.db.delete(documents).where(eq(documents.key, key));
  const { name: newest } = await makeBackup(vault, source, later(3));
  expect(await readFile(vault.fileOf(key))).toBeDefined();
  expect(await prune(vault, later(36.5), 35)).toContain(old);
  expect(await vault.names()).toEqual([newest]);
  await expect(readFile(vault.fileOf(key))).rejects.toThrow('ENOENT');
  await withScratch(lost.url, async (scratch) => {
    expect((await verify(vault, newest, scratch)).differences).toEqual([]);
  });
  expect(await prune(vault, later(100), 35)).toEqual([]);
});
