import { expect, test } from '#tests/e2e/page.ts';

/** Characters of script of a page before anything is pressed: about a third of it is sent. */
const MAX_SCRIPT = 40_000;

test('a listing shows its price, true cost, plan, history and similar homes', async ({ page }) => {
  await page.goto('/ViewSingleProperty/7');
  for (const name of [
    'Facts',
    'What it truly costs',
    'Where it is',
    'Price history',
    'Similar homes',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  const told = JSON.parse(data ?? '{}');
  expect(told).toMatchObject({ '@type': 'RealEstateListing' });
  // Beside the short price the whole one, in the groups of India, for everybody to see.
  const whole = page.getByText(`₹ ${told.offers.price.toLocaleString('en-IN')}`, { exact: true });
  await expect(whole.first()).toBeInViewport({ ratio: 1 });
  expect((await whole.first().boundingBox())?.width).toBeGreaterThan(50);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/ViewSingleProperty\/7$/,
  );
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(new URL(picture ?? '').pathname);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
});

test('the other two addresses name the first as canonical', async ({ page }) => {
  for (const path of ['/property/ViewPropertyDetails/7', '/viewPropertyDetails/7']) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/ViewSingleProperty\/7$/,
    );
  }
});

test('favourites and comparisons stay on the device; three at most', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&sort=price_high');
  const cards = page.locator('[data-listing]');
  // By their numbers: other tests list homes meanwhile, which come in between.
  const ids = await cards.evaluateAll((all) =>
    all.map((card) => card.getAttribute('data-listing')),
  );
  const button = (i: number, does: 'Save' | 'Compare') =>
    page
      .locator(`[data-listing="${ids[i]}"]`)
      .getByRole('button', { name: new RegExp(`^${does}`) });
  await button(0, 'Save').click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  for (const i of [0, 1, 2]) await button(i, 'Compare').click();
  await button(3, 'Compare').click();
  await expect(page.getByText('Three homes are up for comparison already')).toBeVisible();
  await page.reload();
  await expect(button(0, 'Save')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Compare 3 homes' }).click();
  await expect(page).toHaveURL(/PropertyCampare\?ids=\d+,\d+,\d+/);
  await expect(page.locator('.compare tr[data-differs="true"]').first()).toBeVisible();
});

test('on a phone two homes stand side by side and the third swaps in', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'three fit on a desk');
  await page.goto('/PropertyCampare?ids=1,2,3');
  const heads = page.locator('.compare thead th');
  await expect(heads.nth(2)).toBeVisible();
  await expect(heads.nth(3)).toBeHidden();
  await page.locator('label', { hasText: 'The third' }).click();
  await expect(heads.nth(2)).toBeHidden();
  await expect(heads.nth(3)).toBeVisible();
});

test('an emptied comparison remembers what the device keeps', async ({ page }) => {
  await page.goto('/PropertyCampare?ids=4,5');
  await page.goto('/PropertyCampare');
  await expect(page).toHaveURL(/ids=4,5/);
});

test('a look is counted without fetching what the calls of the API take', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text());
  });
  const counted = page.waitForResponse('**/api/property/viewed/7');
  await page.goto('/ViewSingleProperty/7');
  expect((await counted).status()).toBe(200);
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect((await Promise.all(scripts)).join('').length).toBeLessThan(MAX_SCRIPT);
});

test('recently viewed homes appear on the next one', async ({ page }) => {
  await page.goto('/ViewSingleProperty/8');
  await page.goto('/ViewSingleProperty/9');
  const recent = page.locator('[data-recent]');
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.locator('[data-listing="8"]')).toBeVisible();
});
