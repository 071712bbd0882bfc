import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve('src/server');
/** What stays in a session when its transaction has ended. */
const LASTS = [
  /pg_(?:try_)?advisory_lock(?:_shared)?\b/,
  /[`'"]\s*(?:un)?listen \S/i,
  /[`'"]\s*set (?!local\b)(?:session )?\w+ (?:=|to) /i,
  /\bwith hold\b/i,
  /\bset_config\([^)]*,\s*false\)/i,
];

test('what lasts in a session is asked only of connections that are not a pool’s', async () => {
  const names = (await readdir(ROOT, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const users: string[] = [];
  const strays: string[] = [];
  for (const name of names) {
    const text = await readFile(path.join(ROOT, name), 'utf8');
    if (!LASTS.some((pattern) => pattern.test(text))) continue;
    users.push(name);
    // These take a plain address, which a pooler’s is not.
    if (!text.includes('newClient(')) strays.push(name);
  }
  expect(users).toContain('db/migrate.ts');
  expect(users).toContain('live/listen.ts');
  expect(strays).toEqual([]);
});
