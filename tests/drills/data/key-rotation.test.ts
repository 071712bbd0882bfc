import { randomUUID } from 'node:crypto';
import { eq, getTableColumns } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import * as schema from '#server/db/schema/index.ts';
import {
  authenticatorApps,
  bankAccounts,
  documents,
  identityChecks,
  webhooks,
} from '#server/db/schema/index.ts';
import { noteSecret, requireSameSecret } from '#server/hosts/same-installation.ts';
import { readEnv } from '#server/lib/env.ts';
import { seal } from '#server/lib/seal.ts';
import { openSecrets } from '#server/lib/secrets.ts';
import { openAccount } from '#server/people/bank-accounts/open-account.ts';
import { hashPan } from '#server/people/kyc/pan-hash.ts';
import { signedHeaders } from '#server/people/webhooks/secret.ts';
import { type ObjectStore, type StoredObject, sealedStore } from '#server/ports/storage/index.ts';
import { resealAll, SEALED_TABLES } from '#server/rotation/reseal.ts';
import { resealPapers } from '#server/rotation/reseal-papers.ts';
import { type TestDatabase, testContext, testDatabase } from '#tests/api/harness.ts';
import { insertPerson, stored } from '#tests/builders/index.ts';

const isFull = process.env.FULL_DRILL === '1';
const PEOPLE = isFull ? 5_000 : 220;
const OLD = 'the secret that somebody may have seen';
const NEW = 'the secret that took its place, just now';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

function nodeWith(settings: Record<string, string>): Context {
  const context = testContext(database.db);
  const env = readEnv({ NODE_ENV: 'test', ...settings });
  return { ...context, env, secrets: openSecrets(env) };
}

const pan = (i: number) =>
  `ABCPV${String(1_000 + (i % 9_000))}${'ABCDEFGHIJ'[Math.floor(i / 9_000)]}`;

/** Everything of somebody's that is sealed. */
async function sealFor(node: Context, i: number) {
  const { db, secrets } = node;
  const { id: personId } = await insertPerson(db);
  const at = new Date('2026-01-01');
  await db.insert(identityChecks).values({
    ...{ personId, kind: 'pan', state: 'verified', consent: 'yes', consentAt: at, createdAt: at },
    panSealed: seal(secrets.key('pan'), pan(i)),
    panHash: hashPan(node, pan(i)),
  });
  await db.insert(authenticatorApps).values({
    personId,
    secretSealed: seal(secrets.key('authenticator app'), 'JBSWY3DPEHPK3PXP'),
    createdAt: at,
  });
  return personId;
}

test('a new secret is put in force, everything sealed anew, and the old one opens nothing', async () => {
  const before = nodeWith({ SECRET_KEY: OLD });
  expect(await requireSameSecret(before)).toBe(false);
  // As many side by side as the database takes: of thousands at once some would wait in vain.
  const left = Array.from({ length: PEOPLE }, (_, i) => i);
  const fill = async () => {
    for (let i = left.pop(); i !== undefined; i = left.pop()) await sealFor(before, i);
  };
  await Promise.all(Array.from({ length: 8 }, fill));
  const { id: personId } = await insertPerson(database.db);
  const { id: bankAccountId } = stored(
    await database.db
      .insert(bankAccounts)
      .values({
        ...{ personId, ifsc: 'HDFC0000001', holder: 'Asha Apte', nameAtBank: 'Asha Apte' },
        ...{ lastFour: '9012', nameState: 'fits' },
        verifiedAt: new Date('2026-01-01'),
        createdAt: new Date('2026-01-01'),
        numberSealed: seal(before.secrets.key('bank account'), '123456789012'),
        numberHash: Buffer.from(randomUUID()),
      })
      .returning(),
  );
  const webhook = stored(
    await database.db
      .insert(webhooks)
      .values({
        ...{ personId, url: 'https://a.example/hook', description: '' },
        secretSealed: seal(before.secrets.key('webhook secret'), 'whsec_aGVyZSBpcyBhIHNlY3JldA=='),
      })
      .returning(),
  );
  const signed = { id: 'evt_1', body: '{}', at: new Date('2026-06-01') };
  const signature = signedHeaders(before, webhook, signed);

  // Between the start with the new secret and the rotation both are read.
  const between = nodeWith({ SECRET_KEY: NEW, SECRET_KEY_OLD: OLD });
  expect(await requireSameSecret(between)).toBe(true);
  expect(signedHeaders(between, webhook, signed)).toEqual(signature);
  const account = { bankAccountId, personId };
  expect(await openAccount(between, account)).toMatchObject({ accountNumber: '123456789012' });
  await expect(requireSameSecret(nodeWith({ SECRET_KEY: NEW }))).rejects.toThrow('SECRET_KEY_OLD');

  expect(await resealAll(between)).toBe(2 * PEOPLE + 2);
  await noteSecret(between);
  expect(await resealAll(between)).toBe(0);
  expect(await requireSameSecret(between)).toBe(false);
  expect(await openAccount(between, account)).toMatchObject({ accountNumber: '123456789012' });
  const [renewed] = await database.db.select().from(webhooks);
  expect(renewed && signedHeaders(between, renewed, signed)).toEqual(signature);
  await expect(requireSameSecret(before)).rejects.toThrow('is not the key');
  await expect(openAccount(before, account)).rejects.toThrow();
  // A PAN is known again, under the new hash.
  const found = await database.db.$count(
    identityChecks,
    eq(identityChecks.panHash, hashPan(between, pan(7))),
  );
  expect(found).toBe(1);
  // What others hold on to stays as it was.
  for (const purpose of [
    'public location',
    'web push',
    'passkey owner',
    'recovery code',
  ] as const) {
    expect(between.secrets.key(purpose)).toEqual(before.secrets.key(purpose));
  }
});

test('papers lie encrypted, and follow a new secret without being written anew', async () => {
  const raw = new Map<string, StoredObject>();
  const plain: ObjectStore = {
    put: async (key, bytes, mime) => void raw.set(key, { bytes, mime }),
    get: async (key) => raw.get(key),
    remove: async (key) => void raw.delete(key),
    sweep: async () => 0,
  };
  const nodeOn = (settings: Record<string, string>) => {
    const node = nodeWith(settings);
    return { ...node, ports: { ...node.ports, store: sealedStore(plain, node.secrets) } };
  };
  const { id: ownerId } = await insertPerson(database.db);
  const file = { fileName: 'a.pdf', mime: 'application/pdf', bytes: 4, sha256: 'hash' };
  const [was, old] = [`documents/${randomUUID()}`, `documents/${randomUUID()}`];
  for (const key of [was, old]) {
    await database.db.insert(documents).values({ ownerId, purpose: 'passport', key, ...file });
  }
  const words = Buffer.from('%PDF passport of Asha Apte');
  await plain.put(was, words, file.mime);
  const before = nodeOn({ SECRET_KEY: OLD }).ports.store;
  await before.put(old, words, file.mime);
  await before.put('people/1/96.webp', words, 'image/webp');
  expect(raw.get(old)?.bytes.includes('Asha')).toBe(false);
  expect(raw.get('people/1/96.webp')?.bytes).toEqual(words);
  const sealed = raw.get(old)?.bytes;
  // In the place of another it does not open, nor with a bit changed.
  await plain.put('documents/other', Buffer.from(sealed ?? ''), file.mime);
  await expect(before.get('documents/other')).rejects.toThrow();
  const changed = Buffer.from(sealed ?? '');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  await plain.put(old, changed, file.mime);
  await expect(before.get(old)).rejects.toThrow();
  await plain.put(old, Buffer.from(sealed ?? ''), file.mime);

  const between = nodeOn({ SECRET_KEY: NEW, SECRET_KEY_OLD: OLD });
  expect((await between.ports.store.get(was))?.bytes).toEqual(words);
  expect(await resealPapers(between)).toBe(2);
  expect(await resealPapers(between)).toBe(0);
  const after = nodeOn({ SECRET_KEY: NEW }).ports.store;
  for (const key of [was, old]) {
    expect((await after.get(key))?.bytes).toEqual(words);
    expect(raw.get(key)?.bytes.includes('Asha')).toBe(false);
    await expect(before.get(key)).rejects.toThrow('a secret');
  }
  // Only the key before it was.
  const body = (bytes: Buffer | undefined) => bytes?.subarray(-words.length);
  expect(body(raw.get(old)?.bytes)).toEqual(body(sealed));
});

test('every column that holds something sealed is turned', () => {
  const sealed = Object.values(schema)
    .filter((table) => table instanceof PgTable)
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter(({ name }) => name.endsWith('_sealed'))
        .map(({ name }) => `${getTableConfig(table).name}.${name}`),
    );
  const turned = SEALED_TABLES.flatMap(({ table, sealed: columns }) =>
    columns.map(({ column }) => `${getTableConfig(table).name}.${column.name}`),
  );
  expect(sealed.length).toBeGreaterThan(4);
  expect(turned.sort()).toEqual(sealed.sort());
});
