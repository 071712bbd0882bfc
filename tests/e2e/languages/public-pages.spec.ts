import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { LANGUAGES, tagOf } from '#messages/lib/language.ts';
import { inLanguagePath } from '#messages/lib/language-path.ts';
import { englishLeft, englishShown } from '#tests/e2e/english-left.ts';
import { expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { patience } from '#tests/patience.ts';
import { isCut } from './cut.ts';
import { PAGE_FILES } from './page-files.ts';
import { sitemapPaths, spokenPages } from './spoken-pages.ts';

test.describe.configure({ timeout: patience(isCut ? 45 : 420) });

/** Each page is asked for by a visitor of its own: one alone would be a flood. */
async function htmlOf(request: APIRequestContext, address: string): Promise<string> {
  const headers = { 'x-forwarded-for': `10.${randomBytes(3).join('.')}` };
  return (await request.get(address, { headers })).text();
}

/** What a page tells machines of its language, and of itself in others. */
const headOf = (page: Page, html: string) =>
  page.evaluate((sent) => {
    const shown = new DOMParser().parseFromString(sent, 'text/html');
    const hrefOf = (of: Element | null) =>
      of?.getAttribute('href')?.replace(/^https?:\/\/[^/]+/, '') || '/';
    return {
      lang: shown.documentElement.lang,
      isHidden: shown.querySelector('meta[name="robots"]') !== null,
      canonical: hrefOf(shown.querySelector('link[rel="canonical"]')),
      others: [...shown.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        hrefOf(link),
      ]),
    };
  }, html);

for (const language of ['mr', 'hi'] as const) {
  test(`every public page says nothing in English in ${language}`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(!isMobile, 'what is said is the same at every width');
    await page.goto(`/${language}/offline`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.locator('body').innerText()).toMatch(/\p{Script=Devanagari}{3}/u);
    const paths = spokenPages(await sitemapPaths(request));
    // A page that nobody put into the sitemap or the list is found by its file.
    const unseen = PAGE_FILES.filter(
      ({ addresses }) => addresses && !paths.some((at) => addresses.test(at.split('?')[0] ?? '')),
    );
    expect(unseen.map(({ file }) => file)).toEqual([]);
    const left: [address: string, english: string[]][] = [];
    const heads: [address: string, head: unknown][] = [];
    for (const path of paths) {
      const address = inLanguagePath(language, path);
      const html = await htmlOf(request, address);
      left.push([address, await englishLeft(page, html)]);
      const head = await headOf(page, html);
      const own = inLanguagePath(language, head.others[0]?.[1] ?? path);
      const inEach = LANGUAGES.map((each) => [
        tagOf(each),
        inLanguagePath(each, head.others[0]?.[1] ?? ''),
      ]);
      const isRight =
        head.lang === language &&
        (head.isHidden ||
          (head.canonical === own &&
            JSON.stringify(head.others) ===
              JSON.stringify([...inEach, ['x-default', inEach[0]?.[1]]])));
      if (!isRight) heads.push([address, head]);
    }
    expect(left.filter(([, english]) => english.length > 0)).toEqual([]);
    expect(heads).toEqual([]);
    const missing = await request.get(`/${language}/no-such-page`);
    expect(missing.status()).toBe(404);
    for (const instead of ['no-such-page', '429.html', '500.html']) {
      const html = await htmlOf(request, `/${language}/${instead}`);
      expect([instead, await englishLeft(page, html)]).toEqual([instead, []]);
      expect((await headOf(page, html)).lang).toBe(language);
    }
  });
}

test('the sitemap names every page in each language, with the others', async ({
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same at every width');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const located = new Set([...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => at));
  const entries = [...sitemap.matchAll(/<url><loc>[^<]*<\/loc>(.*?)<\/url>/g)];
  expect(entries.length).toBe(located.size);
  const lonely = entries.filter(([, links = '']) => {
    const others = [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    const isEach = others.map(([, tag]) => tag).join() === LANGUAGES.map(tagOf).join();
    return !isEach || others.some(([, , at = '']) => !located.has(at));
  });
  expect(lonely.map(([entry]) => entry)).toEqual([]);
});

/** Pages that a script draws, and what says that it has. */
const DRAWN_PAGES = [
  ['/Login', 'main form'],
  ['/Registration', 'main form'],
  ['/sign-in-by-code', 'main form'],
  ['/ForgetPassword', 'main form'],
  ['/MobilenoVerification', 'main .card a'],
  ['/kept', '[data-shelf]'],
  ['/homes-for-you', 'main p'],
  ['/verify', 'main form'],
] as const;

/** One of a form, one of cards and one of filters: the letters are other in each language only. */
const BY_AXE = ['/Login', '/PropertyListHome?type=Rent', '/localities/baner'];

for (const language of ['mr', 'hi']) {
  test(`what scripts draw speaks ${language} and fits a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const found: [path: string, english: string[], linksOfEnglish: string[]][] = [];
    for (const [path, drawn] of DRAWN_PAGES) {
      await page.goto(`/${language}${path}`);
      await expect(page.locator(drawn).first()).toBeVisible();
      await expect(page.locator('astro-island[client="only"][ssr]')).toHaveCount(0);
      const links = await page
        .locator('main a[href^="/"]:not([hreflang])')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const elsewhere = links.filter((href) => !href.startsWith(`/${language}/`));
      found.push([path, await englishShown(page), elsewhere]);
    }
    expect(found.filter(([, ...wrong]) => wrong.flat().length > 0)).toEqual([]);
    for (const path of BY_AXE) {
      await page.goto(`/${language}${path}`);
      await expect(page.locator('astro-island[client="only"][ssr]')).toHaveCount(0);
      await expectAccessible(page);
    }
  });

  test(`every kind of page in ${language} fits a narrow screen and is clean by axe`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(!isMobile || isCut, 'CI looks at one of a form, one of cards and one of filters');
    const named = await sitemapPaths(request);
    const kinds = spokenPages(named).filter(
      (path) => !/^\/(flats|localities|projects)\/./.test(path) || named.indexOf(path) % 90 === 0,
    );
    for (const path of kinds) {
      const address = inLanguagePath(language as 'mr' | 'hi', path);
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.locator('astro-island[client="only"][ssr]')).toHaveCount(0);
        await expectAccessible(page);
      });
    }
  });
}
