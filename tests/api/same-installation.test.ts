import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireSameSecret, whyOtherFiles } from '#server/hosts/same-installation.ts';
import { readEnv } from '#server/lib/env.ts';
import { openSecrets } from '#server/lib/secrets.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';
import { type TestDatabase, testDatabase } from './harness.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await scratchFolder('installation');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

function node(settings: Record<string, string>) {
  const env = readEnv({ DATA_DIR: path.join(folder, 'one'), ...settings });
  return { db: database.db, env, secrets: openSecrets(env) };
}

test('a node under another key than the database’s does not start', async () => {
  const one = node({ SECRET_KEY: 'the key of this installation, first' });
  await requireSameSecret(one);
  await requireSameSecret(one);
  const other = node({ SECRET_KEY: 'another key, set by some mistake of' });
  await expect(requireSameSecret(other)).rejects.toThrow('SECRET_KEY is not the key');
  // Nor does one that lost it, and made itself a new one.
  await expect(requireSameSecret(node({}))).rejects.toThrow('secret.key is not the key');
});

test('a node with files of its own is told of', async () => {
  expect(await whyOtherFiles(node({}))).toBeUndefined();
  expect(await whyOtherFiles(node({}))).toBeUndefined();
  const second = node({ DATA_DIR: path.join(folder, 'two') });
  expect(await whyOtherFiles(second)).toContain('lie in another store');
  const bucket = node({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'papers' });
  expect(await whyOtherFiles(bucket)).toContain('the bucket papers');
});
