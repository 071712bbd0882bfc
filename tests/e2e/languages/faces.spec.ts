import { expect, test } from '#tests/e2e/page.ts';

test.skip(({ isMobile }) => isMobile, 'the same at every width');

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
