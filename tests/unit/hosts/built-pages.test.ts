import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUILT_ORIGIN, placeBuiltPages } from '#server/hosts/built-pages.ts';
import { speakBuiltPages } from '#server/hosts/speak-built-pages.ts';
import { variantsOf } from '#server/lib/variants.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

const built = (text: string) => variantsOf(Buffer.from(text), { 'x-kept': 'yes' }, true, 1);
const head = (address: string) =>
  `<link rel="canonical" href="${BUILT_ORIGIN}${address}"><meta property="og:image" content="${BUILT_ORIGIN}/share/0.png">`;

test('built pages stand under the address that people use', async () => {
  const files = new Map([
    ['/privacy.html', await built(head('/privacy').padEnd(600))],
    ['/plain.html', await built('<p>Nothing of an address</p>')],
    ['/_astro/a.js', await built(`const at = '${BUILT_ORIGIN}';`)],
  ]);
  const before = new Map(files);
  placeBuiltPages(files, 'https://homes.example.in');

  const page = files.get('/privacy.html');
  expect(page?.identity.body.toString().trim()).toBe(
    '<link rel="canonical" href="https://homes.example.in/privacy"><meta property="og:image" content="https://homes.example.in/share/0.png">',
  );
  expect(page?.identity.headers).toMatchObject({ 'x-kept': 'yes', vary: 'accept-encoding' });
  expect(page?.identity.headers.etag).not.toBe(before.get('/privacy.html')?.identity.headers.etag);
  // What was compressed is of before.
  expect(page).toMatchObject({ isPackedWhenAsked: true });
  expect([page?.br, page?.gzip]).toEqual([undefined, undefined]);
  for (const same of ['/plain.html', '/_astro/a.js']) {
    expect(files.get(same)).toBe(before.get(same));
  }
});

test('built pages of a language have its scripts and lead on in it', async () => {
  const folder = await scratchFolder('built');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const html =
    '<script src="/_astro/a.js"></script><script src="/_astro/b.js"></script><a href="/privacy">';
  const files = {
    'privacy.html': html,
    'mr/privacy.html': html,
    '_astro/mr/a.js': '',
    'mr/x.txt': html,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await speakBuiltPages(folder);

  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  expect(await read('mr/privacy.html')).toBe(
    '<script src="/_astro/mr/a.js"></script><script src="/_astro/b.js"></script><a href="/mr/privacy">',
  );
  expect(await read('privacy.html')).toBe(html);
  expect(await read('mr/x.txt')).toBe(html);
});
