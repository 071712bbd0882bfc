import type { Route } from '@playwright/test';
import { expect, test } from '#tests/e2e/page.ts';

test('the twelve parts stand in order', async ({ page }) => {
  await page.goto('/');
  const headings = await page.locator('main h2').allTextContents();
  const wanted = [
    'Nearby properties',
    'Latest properties',
    'Insights & Tools',
    'Featured Properties',
    'Premium Users',
    'Hire someone you can trust',
    'Real estate guide',
    'Calculators',
    'What people say',
    'On your phone',
  ];
  expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted);
});

test('tabs by pointer and by arrow keys', async ({ page }) => {
  await page.goto('/');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Rent').click();
  await expect(tab('Rent')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Commercial')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Commercial' })).toBeVisible();
});

for (const typed of ['hinjewadi', 'koregon park', 'कोथरूड']) {
  test(`suggestions forgive "${typed}"`, async ({ page }) => {
    await page.goto('/');
    const box = page.locator('#loc-Buy');
    await box.click();
    await box.pressSequentially(typed);
    const first = page.getByRole('option').first();
    await expect(first).toContainText(
      { hinjewadi: 'Hinjawadi', 'koregon park': 'Koregaon Park', कोथरूड: 'Kothrud' }[typed] ?? '',
    );
    await box.press('ArrowDown');
    await box.press('Enter');
    await page
      .getByRole('tabpanel', { name: 'Buy' })
      .getByRole('button', { name: 'Search' })
      .click();
    await expect(page).toHaveURL(/PropertyListHome\?type=Buy&loc=/);
    await expect(page.locator('h1')).toContainText('in ');
  });
}

test('the nearby list leafs, follows the map and says when there is nothing', async ({ page }) => {
  await page.goto('/');
  const list = page.locator('[data-nearby-list]');
  await list.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-nearby-map] .map-marker').first()).toBeVisible();
  const first = await list.locator('a').first().textContent();
  await list.getByRole('button', { name: 'Next' }).click();
  await expect(list.getByText('Page 2 of')).toBeVisible();
  await expect(list.locator('a').first()).not.toHaveText(first ?? '');
  await page.locator('.leaflet-control-zoom-in').click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('mapZoom'))).toBe('11');
  const far = await page.request.get('/fragments/nearby?lat=28.6&lng=77.2');
  expect(await far.text()).toContain('For this location properties not available');
});

test.describe('where the nearby list cannot be had', () => {
  test.use({ mayLog: [/status of 503|net::ERR_FAILED/] });

  for (const [what, fail] of [
    ['an error page', (route: Route) => route.fulfill({ status: 503, body: 'Something broke' })],
    ['nothing at all', (route: Route) => route.abort()],
  ] as const) {
    test(`${what} takes no home off it, and the next try shows its page`, async ({ page }) => {
      await page.goto('/');
      const list = page.locator('[data-nearby-list]');
      await list.scrollIntoViewIfNeeded();
      const homes = await list.locator('a').allTextContents();
      expect(homes.length).toBeGreaterThan(2);
      let failed = 0;
      await page.route('**/fragments/nearby**', (route) => {
        failed++;
        return fail(route);
      });
      await list.getByRole('button', { name: 'Next' }).click();
      await expect.poll(() => failed).toBe(1);
      await expect(list).toHaveAttribute('aria-busy', 'false');
      expect(await list.locator('a').allTextContents()).toEqual(homes);
      await expect(list).not.toContainText('Something broke');
      await page.unroute('**/fragments/nearby**');
      await list.getByRole('button', { name: 'Next' }).click();
      await expect(list.getByText('Page 2 of')).toBeVisible();
      await expect(list).toHaveAttribute('aria-busy', 'false');
    });
  }
});

test('before interaction home stays under 15 KB of script and 150 KB in all', async ({ page }) => {
  const sizes: Record<string, number> = { script: 0, all: 0 };
  page.on('response', async (response) => {
    const { responseBodySize } = await response
      .request()
      .sizes()
      .catch(() => ({ responseBodySize: 0 }));
    const type = response.request().resourceType();
    sizes.all = (sizes.all ?? 0) + responseBodySize;
    if (type === 'script') sizes.script = (sizes.script ?? 0) + responseBodySize;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(sizes.script).toBeLessThan(15 * 1024);
  expect(sizes.all).toBeLessThan(150 * 1024);
});
