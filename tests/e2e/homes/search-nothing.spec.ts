import { expect, expectAccessibleInBoth, test } from '#tests/e2e/page.ts';

test('nothing found says what to relax', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&loc=Kharadi&max_price=100000');
  await expect(page.getByText('No home fits all of this')).toBeVisible();
  const way = page.getByRole('link', { name: /Without the highest price: \d+/ });
  const promised = Number(/: (\d+)/.exec((await way.textContent()) ?? '')?.[1]);
  await way.click();
  await expect(page.locator('[data-listing]').first()).toBeVisible();
  expect(Number.parseInt((await page.locator('h1').textContent()) ?? '', 10)).toBe(promised);
});

test('where leaving out one filter does not help, one can be kept by itself', async ({ page }) => {
  await page.goto(
    '/PropertyListHome?type=Buy&loc=Baner&subCategory=Villa&bedrooms=3&max_price=1000&min_area=9000',
  );
  const ways = page.getByRole('region', {
    name: 'Keep one thing you asked for, and see what it brings',
  });
  await expect(ways.getByRole('link', { name: /^Villas: \d+ villas$/ })).toBeVisible();
  const way = ways.getByRole('link', { name: /^In Baner: \d+ homes$/ });
  const promised = Number(/: (\d+)/.exec((await way.textContent()) ?? '')?.[1]);
  await way.click();
  await expect(page.locator('[data-listing]').first()).toBeVisible();
  expect(Number.parseInt((await page.locator('h1').textContent()) ?? '', 10)).toBe(promised);
});

test('where nothing of it helps and no place was asked for, none is spoken of', async ({
  page,
}) => {
  await page.goto('/PropertyListHome?type=Buy&max_price=1000&min_area=90000');
  await expect(page.getByText('Try fewer filters, or a wider budget.')).toBeVisible();
  await expect(page.getByText(/neighbouring/)).toHaveCount(0);
});

test('nothing found in a place offers its neighbours', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&loc=Baner&subCategory=Villa');
  const near = page.getByRole('region', { name: 'The same villas for sale near Baner' });
  const way = near.getByRole('link', { name: /\d (km|m): \d+ villas?$/ }).first();
  const promised = Number(/: (\d+)/.exec((await way.textContent()) ?? '')?.[1]);
  await way.click();
  await expect(page.locator('[data-listing]')).toHaveCount(promised);
  await expect(page).toHaveURL(/subCategory=Villa/);
});

test('an unknown place is called unknown, and guessed at', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&loc=Banerghatta');
  await expect(page.getByRole('heading', { name: 'We do not know “Banerghatta”' })).toBeVisible();
  await page.getByRole('link', { name: 'Baner', exact: true }).click();
  await expect(page.locator('h1')).toContainText('in Baner, Pune');
});

test('where nothing is found, an address with the map alone says how to go on', async ({
  page,
}) => {
  await page.goto('/PropertyListHome?type=Buy&loc=Banerghatta&view=map');
  await expect(page.getByRole('link', { name: 'Baner', exact: true })).toBeInViewport();
  await page.goto('/PropertyListHome?type=Buy&loc=Baner&subCategory=Villa&view=map');
  const near = page.getByRole('region', { name: 'The same villas for sale near Baner' });
  await expect(near.getByRole('link').first()).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('country, state and city are said, and what an address asks for beside them is searched', async ({
  page,
}) => {
  const chosen = (name: string) => page.locator(`[data-search-form] select[name=${name}]`).first();
  await page.goto('/PropertyListHome?type=Buy&city=Mumbai');
  await expect(page.locator('[data-listing]')).toHaveCount(0);
  await expect(chosen('country')).toHaveText('India');
  await expect(chosen('state')).toHaveText('Maharashtra');
  await expect(chosen('city')).toHaveValue('Mumbai');
  // The one choice adds nothing to an address.
  await page.goto('/PropertyListHome?type=Buy');
  await expect(chosen('city')).toHaveValue('');
  await expect(chosen('city')).toHaveText('Pune');
});

test('a page past the last says so, and leads to the last', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&page=99');
  await expect(page.getByRole('heading', { name: 'There is no page 99' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await expect(page.locator('[data-listing]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
});

test('what the address says wrongly is named and left out', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&max_price=lots&bedrooms=2');
  await expect(page.getByRole('alert')).toContainText('Left out, the highest price: ');
  await expect(page.locator('[data-listing]').first()).toBeVisible();
});
