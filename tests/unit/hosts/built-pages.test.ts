import { expect, test } from 'vitest';
import { BUILT_ORIGIN, placeBuiltPages } from '#server/hosts/built-pages.ts';
import { variantsOf } from '#server/lib/variants.ts';

const built = (text: string) => variantsOf(Buffer.from(text), { 'x-kept': 'yes' }, true, 1);
const head = (path: string) =>
  `<link rel="canonical" href="${BUILT_ORIGIN}${path}"><meta property="og:image" content="${BUILT_ORIGIN}/share/0.png"><a href="/privacy">`;

test('built pages stand under the address that people use, in their language', async () => {
  const files = new Map([
    ['/privacy.html', await built(head('/privacy'))],
    ['/mr/privacy.html', await built(head('/mr/privacy'))],
    ['/_astro/a.js', await built('const at = 1;')],
  ]);
  const script = files.get('/_astro/a.js');
  await placeBuiltPages(files, 'https://homes.example.in', 1);

  const text = (path: string) => files.get(path)?.identity.body.toString();
  expect(text('/privacy.html')).toBe(
    '<link rel="canonical" href="https://homes.example.in/privacy"><meta property="og:image" content="https://homes.example.in/share/0.png"><a href="/privacy">',
  );
  expect(text('/mr/privacy.html')).toContain('href="https://homes.example.in/mr/privacy"');
  expect(text('/mr/privacy.html')).toContain('<a href="/mr/privacy">');
  expect(files.get('/privacy.html')?.identity.headers['x-kept']).toBe('yes');
  expect(files.get('/_astro/a.js')).toBe(script);
});
