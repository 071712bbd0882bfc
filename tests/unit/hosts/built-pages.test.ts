import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUILT_ORIGIN } from '#server/hosts/built-pages.ts';
import { compressAll } from '#server/hosts/compressed-files.ts';
import { sendPacked } from '#server/hosts/packed-page.ts';
import { loadStatic } from '#server/hosts/serve-static.ts';
import { speakBuiltPages } from '#server/hosts/speak-built-pages.ts';
import { listening } from '#tests/api/small-front.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

/** A built folder with these files. */
async function builtFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await scratchFolder('built');
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folder = path.join(root, 'client');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

const head = (address: string) =>
  `<link rel="canonical" href="${BUILT_ORIGIN}${address}"><meta property="og:image" content="${BUILT_ORIGIN}/share/0.png">`;

const BUILT = {
  'privacy.html': head('/privacy').padEnd(600),
  'plain.html': '<p>Nothing of an address</p>'.padEnd(600),
  '_astro/a.js': `const at = '${BUILT_ORIGIN}';`.padEnd(600),
};

async function load() {
  const folder = await builtFolder(BUILT);
  await compressAll(folder);
  return loadStatic(folder, 'https://homes.example.in', () => ({ 'x-kept': 'yes' }));
}

test('built pages stand under the address that people use', async () => {
  const files = await load();
  const page = files.get('/privacy.html');
  expect(page?.identity.body.toString().trim()).toBe(
    '<link rel="canonical" href="https://homes.example.in/privacy"><meta property="og:image" content="https://homes.example.in/share/0.png">',
  );
  expect(page?.identity.headers).toMatchObject({ 'x-kept': 'yes', vary: 'accept-encoding' });
  // What the build would compress is of another address.
  expect(page).toMatchObject({ isPackedWhenAsked: true });
  expect([page?.br, page?.gzip]).toEqual([undefined, undefined]);
  for (const same of ['plain.html', '_astro/a.js'] as const) {
    const file = files.get(`/${same}`);
    expect(file?.identity.body.toString()).toBe(BUILT[same]);
    expect(file?.isPackedWhenAsked).toBeUndefined();
    expect(file?.br?.headers['content-encoding']).toBe('br');
  }
});

test('such a page is compressed for who takes it so, whatever it is sent as', async () => {
  const page = (await load()).get('/privacy.html');
  if (!page) throw new Error('no page');
  const site = await listening(
    createServer((req, res) => void sendPacked(req, res, page, req.url === '/' ? 200 : 404)),
  );
  onTestFinished(() => site.close());
  for (const address of ['/', '/nothing-here']) {
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(site.url + address, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toBe(page.identity.body.toString());
    }
  }
});

test('built pages of a language have its scripts and lead on in it', async () => {
  const html =
    '<script src="/_astro/a.js"></script><script src="/_astro/b.js"></script><a href="/privacy">';
  const folder = await builtFolder({
    'privacy.html': html,
    'mr/privacy.html': html,
    '_astro/mr/a.js': '',
    'mr/x.txt': html,
  });
  await speakBuiltPages(folder);

  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  expect(await read('mr/privacy.html')).toBe(
    '<script src="/_astro/mr/a.js"></script><script src="/_astro/b.js"></script><a href="/mr/privacy">',
  );
  expect(await read('privacy.html')).toBe(html);
  expect(await read('mr/x.txt')).toBe(html);
});
