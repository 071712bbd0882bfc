import type { AdPlace } from '#domain/ad/place.ts';
import { ROTATION_SECONDS } from '#domain/ad/stat.ts';
import {
  anAd,
  bringToSight,
  expectSight,
  hideTab,
  openHome,
  serveAds,
  slotOf,
} from './ad-steps.ts';
import { aMember } from './members.ts';
import { expect, expectAccessible, test } from './page.ts';

const ROTATION_MS = ROTATION_SECONDS * 1_000;
/** Many turns, and less than a request may take: its limit is by the same clock. */
const LONG_MS = 4 * ROTATION_MS;
/** Of a page, what ads may take at most. */
const MOST_SHARE = 0.15;

/** Where the demo has ads of its own, which it has of pictures only. */
const PAGES: [string, AdPlace[]][] = [
  ['/', ['TopHome', 'CenterHomeGif', 'BottomHome']],
  ['/UserDashboard', ['DashBoardTopImage', 'DashBoardBottomImage']],
  ['/home/propertyAnalysis', ['AnalysisTopImage']],
  ['/PropertyAnalysis', ['AnalysisTopImage']],
  ['/ShortlistedProperty', ['ShortListTopImage']],
];

const two = [anAd(1, 'TopHome'), anAd(2, 'TopHome')];

test.describe('another ad comes each 25 seconds', () => {
  test.skip(({ isMobile }) => isMobile, 'time is the same on a phone');

  test('to the millisecond', async ({ page }) => {
    const { searches } = await serveAds(page, 'TopHome', two);
    await openHome(page);
    await bringToSight(page, 'TopHome');
    const slot = slotOf(page, 'TopHome');
    await expect(slot).toContainText('Ad number 1');
    await page.clock.runFor(ROTATION_MS - 1);
    expect(searches).toEqual([null]);
    await page.clock.runFor(1);
    await expect(slot).toContainText('Ad number 2');
    await page.clock.runFor(ROTATION_MS);
    await expect(slot).toContainText('Ad number 1');
    expect(searches).toEqual([null, '1', '2']);
  });

  test('but not while the tab is hidden, nor out of sight', async ({ page }) => {
    const { searches } = await serveAds(page, 'TopHome', two);
    await openHome(page);
    await bringToSight(page, 'TopHome');
    await expect(slotOf(page, 'TopHome')).toContainText('Ad number 1');
    await page.clock.runFor(ROTATION_MS - 1_000);
    await hideTab(page, true);
    await page.clock.runFor(LONG_MS);
    await hideTab(page, false);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectSight(page, 'TopHome', false);
    await page.clock.runFor(LONG_MS);
    expect(searches).toEqual([null]);
    await bringToSight(page, 'TopHome');
    await page.clock.runFor(999);
    expect(searches).toEqual([null]);
    await page.clock.runFor(1);
    await expect(slotOf(page, 'TopHome')).toContainText('Ad number 2');
  });

  test('but not while it has the focus or the pointer, or is paused', async ({ page }) => {
    const { searches } = await serveAds(page, 'TopHome', two);
    await openHome(page);
    await bringToSight(page, 'TopHome');
    const slot = slotOf(page, 'TopHome');
    const away = page.getByRole('textbox').first();
    await slot.getByRole('link', { name: 'Explore Now: Ad number 1' }).focus();
    await page.clock.runFor(2 * ROTATION_MS);
    await away.focus();
    await slot.hover();
    await page.clock.runFor(2 * ROTATION_MS);
    await page.mouse.move(4, 4);
    await slot.getByRole('button', { name: 'Pause ads' }).press('Enter');
    await away.focus();
    await page.clock.runFor(2 * ROTATION_MS);
    expect(searches).toEqual([null]);
    await slot.getByRole('button', { name: 'Let ads change again' }).press('Enter');
    await away.focus();
    await page.clock.runFor(ROTATION_MS);
    await expect(slot).toContainText('Ad number 2');
  });

  test('but not for those who asked for less motion, who see no GIF move either', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const still = '/media/ads/house-valuation-600x200.webp';
    const gif = anAd(3, 'CenterHomeGif', { stillUrl: still });
    const { searches } = await serveAds(page, 'CenterHomeGif', [gif]);
    await openHome(page);
    await bringToSight(page, 'CenterHomeGif');
    const slot = slotOf(page, 'CenterHomeGif');
    await expect(slot.locator('img')).toHaveAttribute('src', still);
    await expect(slot.getByRole('button')).toHaveCount(0);
    await page.clock.runFor(LONG_MS);
    expect(searches).toEqual([null]);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('a GIF stands still while ads are paused', async ({ page }) => {
    const still = '/media/ads/house-valuation-600x200.webp';
    await serveAds(page, 'CenterHomeGif', [anAd(3, 'CenterHomeGif', { stillUrl: still })]);
    await openHome(page);
    await bringToSight(page, 'CenterHomeGif');
    const slot = slotOf(page, 'CenterHomeGif');
    await expect(slot.locator('img')).not.toHaveAttribute('src', still);
    await slot.getByRole('button', { name: 'Pause ads' }).press('Enter');
    await expect(slot.locator('img')).toHaveAttribute('src', still);
  });
});

test.describe('a view is told once', () => {
  test.skip(({ isMobile }) => isMobile, 'time is the same on a phone');

  test('when half of a picture was in sight for a second in one go', async ({ page }) => {
    const { seen } = await serveAds(page, 'BottomHome', [anAd(4, 'BottomHome')]);
    await openHome(page);
    await bringToSight(page, 'BottomHome');
    const slot = slotOf(page, 'BottomHome');
    await expect(slot).toContainText('Ad number 4');
    await page.clock.runFor(999);
    // Two fifths of it at the lower edge of the screen.
    await slot.evaluate((box) => {
      const { top, height } = box.getBoundingClientRect();
      scrollBy(0, top - innerHeight + height * 0.4);
    });
    await expectSight(page, 'BottomHome', false);
    await page.clock.runFor(60_000);
    await bringToSight(page, 'BottomHome');
    await page.clock.runFor(999);
    expect(seen).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => seen).toEqual([{ adId: '4', nonce: 'nonce-4', ms: '1000' }]);
    await page.clock.runFor(3 * ROTATION_MS);
    expect(seen).toHaveLength(1);
  });

  test('when a video of a file has played for ten seconds', async ({ page }) => {
    const file = 'https://videos.example.com/tour.webm';
    await page.route(file, (route) => route.fulfill({ contentType: 'video/webm', body: '' }));
    const ad = anAd(5, 'CenterHomeVideo', { mediaUrl: file });
    const { seen, searches } = await serveAds(page, 'CenterHomeVideo', [ad]);
    await openHome(page);
    await bringToSight(page, 'CenterHomeVideo');
    const slot = slotOf(page, 'CenterHomeVideo');
    await page.clock.runFor(15_000);
    await slot.getByRole('button', { name: 'Play the video: Ad number 5' }).click();
    const video = slot.locator('video');
    await expect(video).toHaveAttribute('src', file);
    await expect(video).toHaveAttribute('controls', '');
    await page.clock.runFor(15_000);
    expect(seen).toEqual([]);
    const tell = (event: string) =>
      video.evaluate((player, name) => player.dispatchEvent(new Event(name)), event);
    await tell('playing');
    await page.clock.runFor(6_000);
    await tell('waiting');
    await page.clock.runFor(60_000);
    await tell('playing');
    await page.clock.runFor(3_999);
    expect(seen).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => seen).toEqual([{ adId: '5', nonce: 'nonce-5', ms: '10000' }]);
    expect(searches, 'nothing takes a video away that plays').toEqual([null]);
  });

  test('when YouTube’s player says that it has played for ten seconds', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: `<script>addEventListener('message', ({ data, origin }) => {
          if (JSON.parse(data).event !== 'listening') return;
          parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { playerState: 1 } }), origin);
        });</script>`,
      });
    });
    const ad = anAd(6, 'CenterHomeVideo', { mediaUrl: '', youtubeId: 'dQw4w9WgXcQ' });
    const { seen } = await serveAds(page, 'CenterHomeVideo', [ad]);
    await openHome(page);
    await bringToSight(page, 'CenterHomeVideo');
    const play = slotOf(page, 'CenterHomeVideo').getByRole('button', { name: 'Play the video' });
    await expect(play).toBeVisible();
    expect(asked, 'nothing of YouTube’s before somebody asks for it').toEqual([]);
    await page.evaluate(() => {
      addEventListener('message', ({ data }) => {
        document.documentElement.dataset.heard = data;
      });
    });
    await play.click();
    await expect(page.locator('html')).toHaveAttribute('data-heard', /playerState/);
    expect(asked[0]).toContain('/embed/dQw4w9WgXcQ?autoplay=1');
    await page.clock.runFor(9_999);
    expect(seen).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => seen).toEqual([{ adId: '6', nonce: 'nonce-6', ms: '10000' }]);
  });
});

test('an ad that comes late takes nothing from under the focus', async ({ page }) => {
  const { searches } = await serveAds(page, 'TopHome', two);
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/ads/searchSingleForTopHome?not=1', async (route) => {
    await held;
    await route.fallback();
  });
  await openHome(page);
  await bringToSight(page, 'TopHome');
  const slot = slotOf(page, 'TopHome');
  await expect(slot).toContainText('Ad number 1');
  await page.clock.runFor(ROTATION_MS);
  const link = slot.getByRole('link', { name: 'Explore Now: Ad number 1' });
  await link.focus();
  letCome();
  await expect.poll(() => searches).toEqual([null, '1']);
  await page.clock.runFor(2 * ROTATION_MS);
  await expect(link).toBeFocused();
  await page.getByRole('textbox').first().focus();
  await bringToSight(page, 'TopHome');
  await page.clock.runFor(ROTATION_MS);
  await expect(slot).toContainText('Ad number 2');
});

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
  await page.addInitScript(() => {
    let shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts += (entry as { value?: number }).value ?? 0;
      document.documentElement.dataset.shifts = String(shifts);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await serveAds(page, 'TopHome', [anAd(11, 'TopHome')]);
  await page.goto('/');
  const slot = slotOf(page, 'TopHome');
  await slot.scrollIntoViewIfNeeded();
  const before = await slot.boundingBox();
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
  await expect(slot).toContainText('Ad number 11');
  expect(await slot.boundingBox()).toEqual(before);
  expect(Number((await page.locator('html').getAttribute('data-shifts')) ?? 0)).toBe(0);
  const share = await page.evaluate(() => {
    const areas = [...document.querySelectorAll('[data-ad-place]')].map((place) => {
      const { width, height } = place.getBoundingClientRect();
      return width * height;
    });
    const { scrollWidth, scrollHeight } = document.documentElement;
    return areas.reduce((sum, area) => sum + area, 0) / (scrollWidth * scrollHeight);
  });
  expect(share).toBeLessThanOrEqual(MOST_SHARE);
});
