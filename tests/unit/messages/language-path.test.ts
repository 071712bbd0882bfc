import { describe, expect, test } from 'vitest';
import { isTranslated } from '#domain/lib/translated-pages.ts';
import { inLanguagePath, pathInLanguage } from '#messages/lib/language-path.ts';
import { pageAddress } from '#server/hosts/page-address.ts';
import { addressInLanguage, pageInLanguage } from '#server/hosts/page-in-language.ts';

describe('an address', () => {
  test.each([
    ['/mr', { tongue: 'mr', path: '/' }],
    ['/hi/localities/baner', { tongue: 'hi', path: '/localities/baner' }],
    ['/localities', { tongue: 'en', path: '/localities' }],
    ['/en/localities', { tongue: 'en', path: '/en/localities' }],
    ['/mrs', { tongue: 'en', path: '/mrs' }],
    ['/MR/x', { tongue: 'en', path: '/MR/x' }],
  ])('%s has its language', (path, spoken) => {
    expect(pathInLanguage(path)).toEqual(spoken);
  });

  test('of a page in a language is that of the page behind it', () => {
    expect(inLanguagePath('mr', '/')).toBe('/mr');
    expect(inLanguagePath('hi', '/?a=1')).toBe('/hi?a=1');
    expect(inLanguagePath('hi', '/localities?q=x')).toBe('/hi/localities?q=x');
    expect(inLanguagePath('en', '/localities')).toBe('/localities');
  });

  test('is kept by its language too, in one spelling', () => {
    const { url, tongue, key } = pageAddress('/mr/PropertyListHome?bedrooms=3,2&type=rent&cb=1');
    expect([url, tongue]).toEqual(['/PropertyListHome?type=Rent&bedrooms=2%2C3', 'mr']);
    expect(key).toBe(`/mr${url}`);
    expect(pageAddress('/PropertyListHome?type=Rent&bedrooms=2,3').key).toBe(url);
  });
});

describe('a page as it is sent in a language', () => {
  const html = [
    '<script src="/_astro/said.a1.js"></script><script src="/_astro/dumb.b2.js"></script>',
    '<a class="x" href="/offline">a</a><a href="/api/docs">b</a><a href="/offline" hreflang="en-IN">c</a>',
    '<form action="/offline"></form>',
  ].join('');
  const speaks = (path: string) => path === '/_astro/mr/said.a1.js';

  test('has scripts of its language, and links that lead on in it where they can', () => {
    expect(isTranslated('/offline') && !isTranslated('/api/docs')).toBe(true);
    expect(pageInLanguage(html, 'mr', speaks)).toBe(
      [
        '<script src="/_astro/mr/said.a1.js"></script><script src="/_astro/dumb.b2.js"></script>',
        '<a class="x" href="/mr/offline">a</a><a href="/api/docs">b</a><a href="/offline" hreflang="en-IN">c</a>',
        '<form action="/mr/offline"></form>',
      ].join(''),
    );
    expect(addressInLanguage('/api/docs', 'hi')).toBe('/api/docs');
  });

  test('in English is sent as it is', () => {
    expect(pageInLanguage(html, 'en', () => true)).toBe(html);
  });
});
