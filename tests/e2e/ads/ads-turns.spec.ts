import { expect, test } from '#tests/e2e/page.ts';
import {
  anAd,
  bringToSight,
  expectSight,
  hideTab,
  openHome,
  ROTATION_MS,
  serveAds,
  slotOf,
} from './ad-steps.ts';

/** Many turns, and less than a request may take: its limit is by the same clock. */
const LONG_MS = 4 * ROTATION_MS;

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
