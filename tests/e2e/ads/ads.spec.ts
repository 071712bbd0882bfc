import type { AdPlace } from '#domain/ads/place.ts';
import { aMember } from '#tests/e2e/members.ts';
import { expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { anAd, bringToSight, openHome, ROTATION_MS, serveAds, slotOf } from './ad-steps.ts';

/** Of a page, what ads may take at most. */
const MAX_SHARE = 0.15;

/** Where the demo has ads of its own, which it has of pictures only. */
const PAGES: [string, AdPlace[]][] = [
  ['/', ['TopHome', 'CenterHomeGif', 'BottomHome']],
  ['/UserDashboard', ['DashBoardTopImage', 'DashBoardBottomImage']],
  ['/home/propertyAnalysis', ['AnalysisTopImage']],
  ['/PropertyAnalysis', ['AnalysisTopImage']],
  ['/ShortlistedProperty', ['ShortListTopImage']],
];

test('its words stand in whole lines and its link in sight, however wide the screen', async ({
  page,
  isMobile,
}) => {
  const ad = anAd(12, 'TopHome', {
    headLine: 'Wonderful spacious three-bedroom homes beside Hinjewadi MIDC',
    description: 'Kitchens measured, made and fitted within weeks in Bhosari. '.repeat(3),
  });
  await serveAds(page, 'TopHome', [ad]);
  await openHome(page);
  const slot = slotOf(page, 'TopHome');
  await expect(slot).toContainText('Wonderful');
  for (const width of isMobile ? [360, 430] : [700, 768, 1_024]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await slot.evaluate((frame) => {
      const text = [...frame.querySelectorAll('p')].at(-1) as HTMLElement;
      const link = (frame.querySelector('a') as HTMLElement).getBoundingClientRect();
      return {
        isClear: text.getBoundingClientRect().bottom <= link.top,
        isInside: link.bottom <= frame.getBoundingClientRect().bottom,
        partOfLine: text.clientHeight % Number.parseFloat(getComputedStyle(text).lineHeight),
      };
    });
    expect(found, `at ${width} pixels`).toEqual({ isClear: true, isInside: true, partOfLine: 0 });
  }
});

test('words are cut at 130 characters on top and at 100 elsewhere', async ({ page }) => {
  const description = 'x'.repeat(131);
  await serveAds(page, 'TopHome', [anAd(7, 'TopHome', { description })]);
  await openHome(page);
  await expect(slotOf(page, 'TopHome')).toContainText(/(^|[^x])x{130}…/);
  await page.unrouteAll();
  await serveAds(page, 'BottomHome', [anAd(8, 'BottomHome', { description: 'y'.repeat(101) })]);
  await bringToSight(page, 'BottomHome');
  await expect(slotOf(page, 'BottomHome')).toContainText(/(^|[^y])y{100}…/);
  // It waits by the page's clock.
  await page.clock.resume();
  await expectAccessible(page);
});

test('its link is labelled, opens in a tab of its own, and is told', async ({ page, context }) => {
  await context.route('https://builder.example.com/', (route) =>
    route.fulfill({ body: 'Builder' }),
  );
  const { followed } = await serveAds(page, 'TopHome', [anAd(9, 'TopHome')]);
  await openHome(page);
  const slot = slotOf(page, 'TopHome');
  await expect(slot.getByText('Ad', { exact: true })).toBeVisible();
  const link = slot.getByRole('link', { name: 'Explore Now: Ad number 9 (opens in a new tab)' });
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(opened).toHaveURL('https://builder.example.com/');
  await expect.poll(() => followed).toEqual(['9 nonce-9']);
});

test.describe('when the service does not answer', () => {
  test.use({ mayLog: [/Ads:|Failed to load resource/] });

  test('a line of ours stands there, nobody is told, and it is asked again later', async ({
    page,
  }) => {
    let asked = 0;
    await page.route('**/ads/searchSingleFor*', (route) => {
      if (route.request().url().includes('TopHome')) asked += 1;
      return route.fulfill({ status: 503, json: {} });
    });
    await openHome(page);
    await bringToSight(page, 'TopHome');
    await expect.poll(() => asked).toBe(1);
    const slot = slotOf(page, 'TopHome');
    await expect(slot.getByRole('link', { name: /See more/ })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(2 * ROTATION_MS - 1);
    expect(asked).toBe(1);
    await page.unrouteAll();
    await serveAds(page, 'TopHome', [anAd(10, 'TopHome')]);
    await page.clock.runFor(1);
    await expect(slot).toContainText('Ad number 10');
  });
});

test('every page has its places, which the service fills, and what was seen is counted', async ({
  page,
}) => {
  await aMember(page, 'Asha');
  const counted = page.waitForResponse(/\/ads\/api\/stat\/add/);
  for (const [path, places] of PAGES) {
    await page.goto(path);
    await page.mouse.move(4, 4);
    await page.mouse.move(8, 8);
    for (const place of places) {
      const slot = slotOf(page, place);
      await slot.scrollIntoViewIfNeeded();
      await expect(slot.getByText('Ad', { exact: true })).toBeVisible();
    }
  }
  expect((await counted).status()).toBe(200);
});

test('ads move nothing on the page, and take little of it', async ({ page }) => {
  await serveAds(page, 'TopHome', [anAd(11, 'TopHome')]);
  await page.goto('/');
  await page.evaluate(async () => {
    // On a busy machine the page's font comes after its first frame, and moves words by itself.
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    let shifts = 0;
    document.documentElement.dataset.shifts = '0';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts += (entry as { value?: number }).value ?? 0;
      document.documentElement.dataset.shifts = String(shifts);
    }).observe({ type: 'layout-shift' });
  });
  const slot = slotOf(page, 'TopHome');
  await slot.scrollIntoViewIfNeeded();
  const before = await slot.boundingBox();
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
  await expect(slot).toContainText('Ad number 11');
  expect(await slot.boundingBox()).toEqual(before);
  await expect(page.locator('html')).toHaveAttribute('data-shifts', '0');
  const share = await page.evaluate(() => {
    const areas = [...document.querySelectorAll('[data-ad-place]')].map((place) => {
      const { width, height } = place.getBoundingClientRect();
      return width * height;
    });
    const { scrollWidth, scrollHeight } = document.documentElement;
    return areas.reduce((sum, area) => sum + area, 0) / (scrollWidth * scrollHeight);
  });
  expect(share).toBeLessThanOrEqual(MAX_SHARE);
});
