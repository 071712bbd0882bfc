import { expect, test } from '#tests/e2e/page.ts';

const openFilters = async (page: import('@playwright/test').Page, isMobile: boolean) => {
  if (isMobile) await page.getByText(/^Filters/).click();
};

test('chips change the list, the address bar and the counts; back undoes it', async ({
  page,
  isMobile,
}) => {
  // A place where no other story lists a home while this one counts.
  await page.goto('/PropertyListHome?type=Buy&loc=Kharadi');
  const before = await page.locator('h1').textContent();
  await openFilters(page, isMobile);
  await page.locator('label.chip', { hasText: /^\s*2 BHK/ }).click();
  await expect(page).toHaveURL(/bedrooms=2/);
  await expect(page.locator('h1')).not.toHaveText(before ?? '');
  const lines = await page.locator('[data-listing] p.text-sm').allTextContents();
  const homes = lines.filter((facts) => /BHK/.test(facts));
  expect(homes.length).toBeGreaterThan(0);
  for (const facts of homes) expect(facts).toContain('2 BHK');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(before ?? '');
});

test('plain words become chips that can be taken away', async ({ page }) => {
  await page.goto('/PropertyListHome');
  await page
    .getByLabel('Say what you look for')
    .fill('2bhk under 60 lakh near hinjewadi ready to move');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/max_price=6000000/);
  const chips = page.getByRole('list', { name: 'Filters in force' });
  await expect(chips).toContainText('Near Hinjawadi');
  await expect(chips).toContainText('2 BHK');
  await expect(chips).toContainText('Up to ₹ 60 Lakh');
  await expect(chips).toContainText('Ready To Move');
  await chips.getByRole('link', { name: /Up to/ }).click();
  await expect(page).not.toHaveURL(/max_price/);
});

test('plain words for several places, with what could not be understood as it was typed', async ({
  page,
}) => {
  await page.goto('/PropertyListHome');
  const words = page.getByLabel('Say what you look for');
  await words.fill('PG in Kharadi or वाकड for Working Women');
  await words.press('Enter');
  await expect(page.getByText('We have no PG listings yet')).toBeVisible();
  await expect(page.getByText('left out: “Working Women”')).toBeVisible();
  await expect(page.locator('h1')).toContainText('homes to rent in Kharadi or Wakad');
  await expect(words).toHaveValue('PG in Kharadi or वाकड for Working Women');
  const chips = page.getByRole('list', { name: 'Filters in force' });
  await chips.getByRole('link', { name: 'In Kharadi' }).click();
  await expect(page.locator('h1')).toContainText('to rent in Wakad');
  await expect(page.getByText('We have no PG listings yet')).toBeHidden();
});

test('nothing found says what to relax', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&loc=Kharadi&max_price=100000');
  await expect(page.getByText('No home fits all of this')).toBeVisible();
  const way = page.getByRole('link', { name: /Without the highest price: \d+/ });
  const promised = Number(/: (\d+)/.exec((await way.textContent()) ?? '')?.[1]);
  await way.click();
  await expect(page.locator('[data-listing]').first()).toBeVisible();
  expect(Number.parseInt((await page.locator('h1').textContent()) ?? '', 10)).toBe(promised);
});

test('what the address says wrongly is named and left out', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&max_price=lots&bedrooms=2');
  await expect(page.getByRole('alert')).toContainText('max_price');
  await expect(page.locator('[data-listing]').first()).toBeVisible();
});

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
    await expect(page.getByText('The search did not answer. Your filters are kept.')).toBeVisible();
    await expect(page.locator('input[name="bedrooms"][value="3"]')).toBeChecked();
    down = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/bedrooms=3/);
  });
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
});
