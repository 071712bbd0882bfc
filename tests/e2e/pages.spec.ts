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

  test('each language names itself on an English page, without a face of its letters', async ({
    page,
  }) => {
    const faces: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.woff2')) faces.push(request.url());
    });
    await page.goto('/privacy');
    const footer = page.getByRole('contentinfo');
    for (const name of ['मराठी', 'हिन्दी']) {
      const link = footer.getByRole('link', { name, exact: true });
      await link.scrollIntoViewIfNeeded();
      const drawn = await link.locator('svg').boundingBox();
      const room = await link.boundingBox();
      expect(drawn?.width).toBeGreaterThan(25);
      expect(room?.width).toBeGreaterThan(drawn?.width ?? 0);
    }
    for (const path of ['/', '/PropertyListHome', '/guides/carpet-area-and-loading']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
    }
    expect(faces).not.toEqual([]);
    expect(faces.filter((face) => face.includes('devanagari'))).toEqual([]);
    await page.goto('/mr/privacy', { waitUntil: 'commit' });
    await expect(footer.getByRole('link', { name: 'हिन्दी' }).locator('svg')).toHaveCount(0);
  });

  test('a page in Marathi or Hindi brings two faces of its letters, 60 KB, after it is loaded, and has them at once from then on', async ({
    page,
    request,
  }) => {
    /** Faces are asked for before or after all that the page came with is there. */
    const times = () =>
      page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('devanagari'))
          .map(({ startTime }) => startTime > (visit?.loadEventEnd ?? 0));
      });
    const loaded = () =>
      page.waitForFunction(() => {
        const faces = [...document.fonts].filter(({ family }) => family.includes('Devanagari'));
        return faces.length === 2 && faces.every(({ status }) => status === 'loaded');
      });
    await page.goto('/mr/PropertyListHome');
    await loaded();
    expect(await times()).toEqual([true, true]);
    await page.waitForFunction(() => localStorage.getItem('faces') !== null);
    for (const path of ['/hi', '/mr/guides/carpet-area-and-loading', '/mr/ViewSingleProperty/7']) {
      await page.goto(path);
      await loaded();
      expect(await times(), path).toEqual([false, false]);
    }
    const style = await page.locator('style[data-faces]').textContent();
    const faces = [...(style ?? '').matchAll(/url\(([^)]+)\)/g)].map(([, face]) => face ?? '');
    const sizes = await Promise.all(
      faces.map(async (face) => (await (await request.get(face)).body()).length),
    );
    expect(sizes).toHaveLength(2);
    expect(Math.min(...sizes)).toBeGreaterThan(10_000);
    expect(sizes[0] ?? 0).toBeLessThan(60_000 - (sizes[1] ?? 0));
  });

  test('little moves on a page in Marathi when its letters come after it is painted', async ({
    page,
  }) => {
    const painted = Promise.withResolvers<void>();
    await page.route('**/*devanagari*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = window as unknown as { moved: number };
      seen.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.moved += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto('/mr', { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    painted.resolve();
    await page.waitForFunction(() => {
      const faces = [...document.fonts].filter(({ family }) => family.includes('Devanagari'));
      return faces.length === 2 && faces.every(({ status }) => status === 'loaded');
    });
    const moved = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { moved: number }).moved;
    });
    // Without boxes as wide as letters it is 0.1 on a machine that has none.
    expect(moved).toBeLessThan(0.05);
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
