import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve('src/server');
/**
 * Where the machine's own clock is read: what measures it against the database's, what nobody else
 * has to agree with, and defaults of what a site is given the database's clock for.
 */
const ITS_OWN = [
  'core/context.ts',
  'db/clock.ts',
  'demo/generate-into.ts',
  'doctor/look-at-database.ts',
  'hosts/keep-failures.ts',
  'hosts/page-cache.ts',
  'limits/spending.ts',
  'ports/gateway/sandbox/play.ts',
  'ports/gateway/sandbox/sandbox.ts',
  'ports/gateway/sandbox/send-webhooks.ts',
  'ports/kyc/sandbox.ts',
  'ports/outbox.ts',
  'ports/watched.ts',
];

test('no deadline goes by a machine’s own clock', async () => {
  const names = (await readdir(ROOT, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const readers: string[] = [];
  for (const name of names) {
    const text = await readFile(path.join(ROOT, name), 'utf8');
    if (/new Date\(\)|Date\.now\(\)/.test(text)) readers.push(name);
  }
  expect(readers.sort()).toEqual(ITS_OWN);
});
