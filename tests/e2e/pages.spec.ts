import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expectFits } from './fitting.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test } from './page.ts';
import { PAGES } from './public-pages.ts';
import { scriptOf } from './script-of.ts';

for (const path of PAGES) {
  test(`${path} answers, accessible and silent`, async ({ page, isMobile }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
    await expectAccessible(page);
    if (isMobile) await expectFits(page);
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
  if (isMobile) {
    const menus = header.locator('summary');
    await expect(menus.filter({ has: page.locator('svg') })).toHaveCount(await menus.count());
  }
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

  test('what is not there is said in few bytes', async ({ request }) => {
    const answer = await request.get('/nothing-is-here');
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-encoding']).toBe('br');
  });

  test('every page names itself by the address people use', async ({ request, baseURL }) => {
    const named = /<(?:link rel="(?:canonical|alternate)"|meta property="og:(?:url|image)")[^>]*>/g;
    for (const path of PAGES) {
      const html = await (await request.get(path)).text();
      const addresses = [...html.matchAll(named)].flatMap(
        ([tag]) => /(?:href|content)="(https?:[^"]*)"/.exec(tag)?.[1] ?? [],
      );
      expect(addresses.length, path).toBeGreaterThanOrEqual(2);
      for (const address of addresses)
        expect([path, address]).toEqual([path, expect.stringContaining(`${baseURL}/`)]);
      expect(html, path).not.toContain('built.invalid');
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
    expect(await (await request.get('/rss.xml')).text()).toContain('<language>en-IN</language>');
    const feed = await (await request.get('/mr/rss.xml')).text();
    expect(feed).toContain('<language>mr</language>');
    expect(feed).toMatch(/<title>\p{Script=Devanagari}[^<]*<\/title><link>[^<]*\/mr\/guides\//u);
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
