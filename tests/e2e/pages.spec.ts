import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isTranslated } from '#domain/lib/translated-pages.ts';
import { englishLeft, englishShown } from './english-left.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test } from './page.ts';
import { PAGES } from './public-pages.ts';
import { scriptOf } from './script-of.ts';

for (const path of PAGES) {
  test(`${path} answers, accessible and silent`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
    await expectAccessible(page);
  });
}

/** Each kind of page that is offered in every language, in each state it can be in. */
const SPOKEN_PAGES = [
  '/',
  '/contact',
  '/offline',
  '/Login',
  '/Registration',
  '/ForgetPassword',
  '/sign-in-by-code',
  '/MobilenoVerification',
  '/kept',
  '/homes-for-you',
  '/verify',
  '/lawyers',
  '/lawyers?area=baner&language=Marathi&sort=fee',
  '/guides',
  '/guides/leave-and-licence-in-pune',
  '/guides/sun-wind-and-monsoon',
  '/home/homebuying-guidance',
  '/home/propertyAnalysis',
  '/home/propertyAnalysis?listedin=rent&type=Flat&sort=name',
  '/localities',
  '/localities/wakad',
  '/projects',
  '/flats/2-bhk-in-baner',
  '/flats/3-bhk-for-rent-in-wakad',
  '/ViewSingleProperty/7',
  '/ViewSingleProperty/101',
  '/photos/7',
  '/PropertyCampare',
  '/PropertyListHome?type=Buy',
  '/PropertyListHome?param1=agent&param2=Pune',
  '/PropertyListHome?param1=agent&param2=Baner&sort=near',
  '/PropertyListHome?type=Rent&bedrooms=2&tenants=family&pets=1&sort=relevance&metroWalk=15',
  '/PropertyListHome?type=Commercial&facing=East&age=0-5%20Years&floor=ground&budget=Under50Lakh',
  '/PropertyListHome?type=Plots&zone=residential&loc=baner&max_price=100000',
  '/PropertyListHome?type=Buy&loc=%E0%A4%AC%E0%A4%95%E0%A4%B5%E0%A4%BE%E0%A4%B8%E0%A4%AA%E0%A5%82%E0%A4%B0',
];

test('pages in Marathi and Hindi say nothing in English', async ({ page, request }) => {
  for (const language of ['mr', 'hi']) {
    await page.goto(`/${language}/offline`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.locator('body').innerText()).toMatch(/\p{Script=Devanagari}{3}/u);
    const left: [address: string, english: string[]][] = [];
    for (const path of SPOKEN_PAGES) {
      expect([path, isTranslated(path)]).toEqual([path, true]);
      const address = `/${language}${path === '/' ? '' : path}`;
      left.push([address, await englishLeft(page, address)]);
    }
    expect(left.filter(([, english]) => english.length > 0)).toEqual([]);
    const other = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
    await expect(other).toHaveAttribute('href', '/offline');
    // One that is built in English alone leads there.
    const built = await request.get(`/${language}/glossary`, { maxRedirects: 0 });
    expect([built.status(), built.headers().location]).toEqual([302, '/glossary']);
    const missing = await request.get(`/${language}/no-such-page`);
    expect([missing.status(), await missing.text()]).toEqual([
      404,
      expect.stringContaining(`<html lang="${language}"`),
    ]);
  }
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
    // One of a form, one of cards and one of filters: the letters are other in each language only.
    for (const path of ['/Login', '/PropertyListHome?type=Rent', '/localities/baner']) {
      await page.goto(`/${language}${path}`);
      await expect(page.locator('astro-island[client="only"][ssr]')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}

for (const path of [
  '/',
  '/PropertyListHome',
  '/ViewSingleProperty/7',
  '/PropertyCampare?ids=1,2,3',
  '/localities/baner',
  '/guides/home-loan-eligibility-and-emi',
  '/Registration',
]) {
  test(`dark colours keep their contrast: ${path}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await expectAccessible(page);
  });
}

test('menus that are open are accessible in light and in dark', async ({ page, isMobile }) => {
  await page.goto('/contact');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: isMobile ? 'Menu' : 'Buy', exact: true }).press('Enter');
  if (isMobile) await header.locator('summary', { hasText: 'Buy' }).tap();
  await expect(header.getByRole('link', { name: 'Projects in Pune' })).toBeVisible();
  await expectAccessibleInBoth(page);
});

test.describe('addresses', () => {
  test.skip(({ isMobile }) => isMobile, 'the same at every width');

  test('another spelling leads to the canonical one', async ({ request }) => {
    for (const [asked, canonical] of [
      ['/login', '/Login'],
      ['/propertylisthome?type=Rent', '/PropertyListHome?type=Rent'],
      ['/VIEWSINGLEPROPERTY/7', '/ViewSingleProperty/7'],
    ] as const) {
      const response = await request.get(asked, { maxRedirects: 0 });
      expect([asked, response.status(), response.headers().location]).toEqual([
        asked,
        301,
        canonical,
      ]);
    }
  });

  test('pages behind the token lead home', async ({ request }) => {
    for (const path of [
      '/UserDashboard',
      '/MyProfile',
      '/ViewPropertyDetails/7',
      '/BookedProperties/Payments/3',
    ]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status(), response.headers().location]).toEqual([path, 302, '/']);
    }
  });

  test('every page carries little style, and only its own', async ({ request }) => {
    for (const path of PAGES) {
      const html = await (await request.get(path)).text();
      const linked = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)];
      const sheets = await Promise.all(
        linked.map(async ([, href = '']) => (await request.get(href)).text()),
      );
      const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
      const css = [...inline, ...sheets].join('');
      expect(css, `${path} is styled`).toContain('.button-primary');
      expect(css, `${path} waits for a map to style it`).not.toContain('.leaflet-');
      expect(gzipSync(css).length, path).toBeLessThan(8 * 1024);
    }
  });

  test('every page carries little script beside its islands', async ({ request }) => {
    for (const path of PAGES) {
      const bytes = await scriptOf(request, await (await request.get(path)).text());
      expect(bytes, `${path} has its script`).toBeGreaterThan(1024);
      expect(bytes, path).toBeLessThan(12 * 1024);
    }
  });

  test.describe('unknown', () => {
    test.use({ mayLog: [/status of 404/] });

    test('an unknown address helps to go on', async ({ page }) => {
      for (const path of [
        '/no-such-page',
        '/ViewSingleProperty/99999999',
        '/ViewSingleProperty/abc',
      ]) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'There is nothing at this address',
        );
        await expect(page.getByRole('search')).toBeVisible();
      }
      await expectAccessible(page);
    });
  });

  test('every answer carries the security headers', async ({ request }) => {
    for (const path of [
      '/',
      '/Login',
      '/api/property/latest',
      '/no-such-page',
      '/media/1-400.webp',
      '/healthz',
    ]) {
      const headers = (await request.get(path)).headers();
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    }
    const home = await (await request.get('/')).text();
    const policy = `${(await request.get('/')).headers()['content-security-policy']}${home}`;
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  test('the sitemap names only pages that answer', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(
      ([, path]) => path?.replaceAll('&amp;', '&') ?? '',
    );
    expect(paths.length).toBeGreaterThan(200);
    const sample = paths.filter((_, i) => i % 25 === 0);
    for (const path of sample)
      expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
    expect((await request.get('/robots.txt')).ok()).toBe(true);
    expect(await (await request.get('/rss.xml')).text()).toContain('<rss');
  });

  test('the specification’s public pages all answer', async ({ request }) => {
    const file = '../shared/spec/pages.json';
    let pages: { public: string[] };
    try {
      pages = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      test.skip(true, `${file} is not beside this clone`);
      return;
    }
    for (const route of pages.public) {
      const path = route.replace('{id}', '7');
      expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
    }
  });
});
