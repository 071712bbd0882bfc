import { expect, test } from '#tests/e2e/page.ts';
import {
  anAd,
  bringToSight,
  expectSight,
  openHome,
  ROTATION_MS,
  serveAds,
  slotOf,
} from './ad-steps.ts';

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
