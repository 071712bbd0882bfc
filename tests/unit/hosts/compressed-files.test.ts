import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAll } from '#server/hosts/compressed-files.ts';
import { loadStatic } from '#server/hosts/serve-static.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

const SCRIPT = 'console.log("a line of script");\n'.repeat(60);
let root: string;
let site: string;
beforeAll(async () => {
  root = await scratchFolder('compressed');
  site = path.join(root, 'client');
  await mkdir(path.join(site, '_astro'), { recursive: true });
  await writeFile(path.join(site, '_astro/one.js'), SCRIPT);
  await writeFile(path.join(site, 'small.txt'), 'short');
  await writeFile(path.join(site, 'picture.png'), Buffer.alloc(2_000, 7));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const load = () =>
  loadStatic(site, 'https://homes.example.in', () => ({ 'cache-control': 'no-store' }));

test('what the build compressed is sent as it is, what changed since is compressed anew', async () => {
  const folder = path.join(root, 'compressed');
  await compressAll(site);
  const made = await readdir(folder);
  expect(made.toSorted().map((name) => path.extname(name))).toEqual(['.br', '.gz']);
  const [br = ''] = made.filter((name) => name.endsWith('.br'));
  await writeFile(path.join(folder, br), 'as the build left it');
  const kept = (await load()).get('/_astro/one.js');
  expect(kept?.br?.body.toString()).toBe('as the build left it');
  expect(gunzipSync(kept?.gzip?.body ?? '').toString()).toBe(SCRIPT);

  await writeFile(path.join(site, '_astro/one.js'), `${SCRIPT}more`);
  const anew = (await load()).get('/_astro/one.js');
  expect(brotliDecompressSync(anew?.br?.body ?? '').toString()).toBe(`${SCRIPT}more`);
  expect(anew?.br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(anew?.br?.headers.etag).not.toBe(kept?.br?.headers.etag);
});

test('what is small or no text is sent as it is', async () => {
  const files = await load();
  for (const at of ['/small.txt', '/picture.png']) {
    expect(files.get(at)?.br).toBeUndefined();
    expect(files.get(at)?.identity.headers['content-encoding']).toBeUndefined();
  }
});
