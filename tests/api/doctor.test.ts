import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFact } from '#server/db/site-facts.ts';
import { lookAtDatabase } from '#server/doctor/look-at-database.ts';
import { lookAtSettings } from '#server/doctor/look-at-settings.ts';
import { lookAtStorage } from '#server/doctor/look-at-storage.ts';
import { lookOutside } from '#server/doctor/look-outside.ts';
import { readEnv } from '#server/lib/env.ts';
import { freePort } from '#tests/free-port.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';
import { type TestDatabase, testDatabase } from './harness.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await scratchFolder('doctor');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const look = (url = database.url) => lookAtDatabase(url, 16, true);
const states = (findings: readonly { state: string; what: string }[], state: string) =>
  findings.filter((finding) => finding.state === state).map(({ what }) => what);

test('of a database: version, schema, clock, and what stands in its way', async () => {
  const healthy = await look();
  expect(states(healthy, 'wrong')).toEqual([]);
  expect(states(healthy, 'odd')).toEqual(['There is no backup']);
  expect(states(healthy, 'well').join()).toContain('Postgres');

  await writeFact(database.db, 'restoring', 'of yesterday');
  expect(states(await look(), 'wrong')).toEqual(['The backup of yesterday is half restored']);
  await database.db.execute('update drizzle.__drizzle_migrations set created_at = created_at + 1');
  expect(states(await look(), 'wrong')).toEqual(['A newer version has upgraded the database']);

  const nobody = `postgres://postgres@127.0.0.1:${await freePort()}/propertysearch`;
  const [gone] = await look(nobody);
  expect(gone).toMatchObject({ state: 'wrong', todo: 'Start it, or correct DATABASE_URL.' });
});

test('of settings: what others would see, and what production lacks', () => {
  const open = readEnv({ SITE_URL: 'https://homes.example' });
  expect(states(lookAtSettings(open), 'wrong')).toHaveLength(1);
  const bare = readEnv({ NODE_ENV: 'production', SITE_URL: 'https://homes.example' });
  const lacks = states(lookAtSettings(bare), 'odd');
  expect(lacks.join()).toMatch(/SMTP_URL.*PAYMENTS_.*BACKUP_DIR/s);
  expect(lacks.join()).not.toContain('SITE_URL');
});

test('of storage and of services outside, whether they answer', async () => {
  const env = readEnv({ DATA_DIR: folder });
  expect((await lookAtStorage(env)).map(({ what }) => what).join()).toContain(
    'can be written, read and removed',
  );
  const file = path.join(folder, 'a file');
  await writeFile(file, '');
  const [broken] = await lookAtStorage(readEnv({ DATA_DIR: file }));
  expect(broken?.state).toBe('wrong');

  const port = await freePort();
  const away = readEnv({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'a@b.example',
    KYC_BASE_URL: `http://127.0.0.1:${port}`,
  });
  const outside = await lookOutside(away);
  expect(outside.map(({ state }) => state)).toEqual(['wrong', 'wrong']);
});
