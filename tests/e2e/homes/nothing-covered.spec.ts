import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/e2e/page.ts';

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not there');
  return box;
};

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'on a desk the way to the comparison floats');

  for (const start of ['', '/mr', '/hi']) {
    test(`the way to the comparison is a bar along the foot, over nothing${start}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.addInitScript(() => localStorage.setItem('compared', '[7,8]'));
      await page.goto(`${start}/PropertyListHome?type=Buy`);
      const bar = page.locator('[data-compare-bar]');
      const foot = await boxOf(bar);
      expect(foot).toMatchObject({ x: 0, width: 320 });
      expect(foot.y + foot.height).toBeCloseTo(568, 0);

      await page.goto(`${start}/ViewSingleProperty/7`);
      const above = await boxOf(bar);
      const below = await boxOf(page.locator('.contact-bar'));
      expect(above).toMatchObject({ x: 0, width: 320 });
      // One bar: no facts between the two, and neither button over the other.
      expect(above.y + above.height).toBeGreaterThanOrEqual(below.y);
      const contact = await boxOf(page.locator('.contact-bar a'));
      expect(above.y + above.height).toBeLessThanOrEqual(contact.y);
      expect(below.y + below.height).toBeCloseTo(568, 0);
    });
  }
});

test('a few homes of a kind share their row with the ways on', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has one column');
  const places = ['baner', 'wakad', 'aundh', 'kothrud', 'pashan', 'bavdhan', 'sus', 'balewadi'];
  const pages = places.flatMap((place) =>
    ['1', '2', '3', '4'].map((n) => `/flats/${n}-bhk-in-${place}`),
  );
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const homes = html.split('data-compare=').length - 1;
    if (homes < 1 || homes > 3) continue;
    await page.goto(path);
    const card = await boxOf(page.getByRole('main').getByRole('article').first());
    const others = await boxOf(page.getByRole('region', { name: 'Also look at' }));
    expect(others.y).toBeCloseTo(card.y, 0);
    expect(others.x + others.width).toBeGreaterThan(card.x + 3 * card.width);
    return;
  }
  throw new Error('no page of these has few homes');
});
