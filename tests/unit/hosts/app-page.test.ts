import { expect, test } from 'vitest';
import { tileSource } from '#domain/lib/tile-source.ts';
import { appInLanguage, appPages, withOutside } from '#server/hosts/app-page.ts';
import { variantsOf } from '#server/lib/variants.ts';

const PAGE = `<html lang="en-IN"><head><meta http-equiv="content-security-policy" content="default-src 'self';img-src 'self' data:;connect-src 'self';media-src 'self';"><meta name="map-tiles" content=""><meta name="analytics-url" content=""><meta name="ads-url" content=""></head>`;
const TILES = 'https://{s}.tiles.example/{z}/{x}/{y}.png?key=a&style="b"';

test('the app is told where its maps’ tiles are, and may fetch them', () => {
  const page = withOutside(PAGE, { mapTileUrl: TILES, services: {} });
  expect(page).toContain("img-src 'self' https://*.tiles.example data:;");
  expect(page).toContain(
    '<meta name="map-tiles" content="https://{s}.tiles.example/{z}/{x}/{y}.png?key=a&amp;style=&quot;b&quot;">',
  );
  const outside = { mapTileUrl: TILES, services: {} };
  expect(() => withOutside('<head></head>', outside)).toThrow('no one');
});

test('the app is told where services stand, and may call them and show ads’ pictures', () => {
  const page = withOutside(PAGE, {
    services: { analytics: 'https://market.example/a', ads: 'https://ads.example' },
  });
  expect(page).toContain('<meta name="analytics-url" content="https://market.example/a">');
  expect(page).toContain('<meta name="ads-url" content="https://ads.example">');
  expect(page).toContain("connect-src 'self' https://ads.example https://market.example;");
  expect(page).toContain("img-src 'self' https://ads.example data:;");
  expect(page).toContain("media-src 'self' https://ads.example;");
});

test('tiles of the site itself need no permission', () => {
  expect(tileSource('/tiles/{z}/{x}/{y}.png')).toBeUndefined();
  expect(tileSource(undefined)).toBeUndefined();
  expect(tileSource('https://tiles.example:8443/{z}/{x}/{y}.png')).toBe(
    'https://tiles.example:8443',
  );
});

test('a page without anything outside stays as it was built; with it, it is another', async () => {
  const built = await variantsOf(Buffer.from(PAGE), { 'content-type': 'text/html' }, true, 4);
  const pages = await appPages(built, { services: {} }, 4, () => false);
  expect(pages.get('en')).toBe(built);
  const told = await appPages(built, { mapTileUrl: TILES, services: {} }, 4, () => false);
  const identity = told.get('en')?.identity;
  expect(identity?.headers).toMatchObject({
    'content-type': 'text/html',
    'content-length': identity?.body.length,
  });
  expect(identity?.headers.etag).not.toBe(built.identity.headers.etag);
});

test('in a language the page says which one, and starts from scripts that speak it', () => {
  const page =
    '<html lang="en-IN"><astro-island component-url="/_astro/App.a1.js" renderer-url="/_astro/client.b2.js">';
  const speaks = (path: string) => path === '/_astro/mr/App.a1.js';
  expect(appInLanguage(page, 'mr', speaks)).toBe(
    '<html lang="mr"><astro-island component-url="/_astro/mr/App.a1.js" renderer-url="/_astro/client.b2.js">',
  );
  expect(appInLanguage(page, 'en', () => true)).toBe(page);
});
