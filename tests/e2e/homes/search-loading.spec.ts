import { expect, test } from '#tests/e2e/page.ts';
import { askFor, openFilters } from './search-page.ts';

test('pages do not repeat homes', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&sort=price_low');
  const ids = () =>
    page
      .locator('[data-listing]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-listing')));
  const first = await ids();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(async () => (await ids()).some((id) => first.includes(id))).toBe(false);
});

test('nothing jumps and no policy is broken while the page and its map load', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, blocked: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.blocked.push(`${event.violatedDirective} ${event.sourceFile}`),
    );
  });
  await page.goto('/PropertyListHome?type=Buy');
  await page.getByLabel('Say what you look for').focus();
  await page.waitForLoadState('networkidle');
  const { shift, blocked } = await page.evaluate(
    () => (window as unknown as { seen: { shift: number; blocked: string[] } }).seen,
  );
  expect(shift).toBeLessThan(0.1);
  expect(blocked).toEqual([]);
});

test.describe('with the network down', () => {
  test.use({ mayLog: [/net::ERR_FAILED/] });

  test('a failing search keeps the filters and offers to try again', async ({ page, isMobile }) => {
    await page.goto('/PropertyListHome?type=Buy');
    await openFilters(page, isMobile);
    let down = true;
    await page.route('**/PropertyListHome?**', (route) =>
      down ? route.abort() : route.continue(),
    );
    await page.locator('label.chip', { hasText: /^\s*3 BHK/ }).click();
    await askFor(page, isMobile);
    await expect(page.getByText('The search did not answer. Your filters are kept.')).toBeVisible();
    await expect(page.locator('input[name="bedrooms"][value="3"]')).toBeChecked();
    down = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/bedrooms=3/);
  });
});

test('pictures of cards farther down wait until they come near, and no card is wider than the list', async ({
  page,
}) => {
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.add(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/PropertyListHome?type=Buy', { waitUntil: 'networkidle' });
  const cards = page.locator('[data-live="list"] [data-listing]');
  expect(await cards.count()).toBeGreaterThan(8);
  expect(pictures.size).toBeLessThan(6);
  const widths = await cards.evaluateAll((all) => all.map((card) => card.clientWidth));
  expect(Math.max(...widths)).toBeLessThan(390);
  await cards.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      cards
        .last()
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form, the links and the pages work', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same document at every width');
    await page.goto('/PropertyListHome?type=Buy');
    await page.locator('input[name="bedrooms"][value="3"]').check({ force: true });
    await page.locator('#loc').fill('koregon park');
    await page.getByRole('button', { name: 'Show homes' }).click();
    await expect(page).toHaveURL(/bedrooms=3/);
    await expect(page.locator('h1')).toContainText('Koregaon Park');
    await page.goto('/');
    await page.getByRole('tab', { name: 'Rent', exact: true }).click();
    await expect(page).toHaveURL('/PropertyListHome?type=Rent');
  });

  test('on a phone the bar leads to the filters and the orders', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'wide screens show both');
    await page.goto('/PropertyListHome?type=Buy');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('button', { name: 'Show homes' })).toBeInViewport();
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.getByRole('link', { name: 'Just reduced' }).click();
    await expect(page).toHaveURL(/sort=reduced/);
  });
});

test.describe('before its script has come', () => {
  test.use({ javaScriptEnabled: false });

  test('a list that is still coming in shows no filters where its homes will stand', async ({
    page,
    request,
    isMobile,
  }) => {
    const address = '/PropertyListHome?type=Buy';
    const whole = await (await request.get(address)).text();
    const filters = page.locator('[data-filters-home]');
    await page.goto(address);
    await expect(filters).toBeVisible();
    const half = whole.slice(0, whole.indexOf('data-live="list"'));
    await page.route('**/PropertyListHome?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: `${half}>` }),
    );
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(filters).toBeVisible({ visible: !isMobile });
  });
});
