import { expect, test } from 'vitest';
import { tileSource } from '#domain/tile-source.ts';
import { appPage, withTiles } from '#server/hosts/app-page.ts';
import { variantsOf } from '#server/hosts/serve-static.ts';

const PAGE = `<head><meta http-equiv="content-security-policy" content="default-src 'self';img-src 'self' data:;"><meta name="map-tiles" content=""></head>`;
const TILES = 'https://{s}.tiles.example/{z}/{x}/{y}.png?key=a&style="b"';

test('the app is told where its maps’ tiles are, and may fetch them', () => {
  const page = withTiles(PAGE, TILES);
  expect(page).toContain("img-src 'self' https://*.tiles.example data:;");
  expect(page).toContain(
    '<meta name="map-tiles" content="https://{s}.tiles.example/{z}/{x}/{y}.png?key=a&amp;style=&quot;b&quot;">',
  );
  expect(() => withTiles('<head></head>', TILES)).toThrow('no one');
});

test('tiles of the site itself need no permission', () => {
  expect(tileSource('/tiles/{z}/{x}/{y}.png')).toBeUndefined();
  expect(tileSource(undefined)).toBeUndefined();
  expect(tileSource('https://tiles.example:8443/{z}/{x}/{y}.png')).toBe(
    'https://tiles.example:8443',
  );
});

test('a page without tiles stays as it was built; with them it is another', async () => {
  const built = await variantsOf(Buffer.from(PAGE), { 'content-type': 'text/html' }, true, 4);
  expect(await appPage(built, undefined, 4)).toBe(built);
  const { identity } = await appPage(built, TILES, 4);
  expect(identity.headers).toMatchObject({
    'content-type': 'text/html',
    'content-length': identity.body.length,
  });
  expect(identity.headers.etag).not.toBe(built.identity.headers.etag);
});
