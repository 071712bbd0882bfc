import { expect, expectAccessibleInBoth, test } from '#tests/e2e/page.ts';

/** The market's figures are made soon after the first start; a page kept from before renews itself. */
const withFigures = async (page: import('@playwright/test').Page, path: string, rows: string) =>
  expect(async () => {
    await page.goto(path);
    await expect(page.locator(rows).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();

test('localities are found by an area, sorted, and tell their rates with a sample', async ({
  page,
}) => {
  await withFigures(page, '/localities', 'article:has-text("per sq ft")');
  const card = page
    .getByRole('article')
    .filter({ hasText: /per sq ft n = \d+/ })
    .first();
  await expect(card.locator('svg').first()).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Name');
  const box = page.getByLabel('Locality, area or road');
  await box.fill('sinhagad rd');
  await box.press('Enter');
  await expect(page).toHaveURL(/q=sinhagad/);
  await expect(page.getByText('15 localities for “sinhagad rd”')).toBeVisible();
  const names = await page.locator('article h2').allTextContents();
  expect(names).toContain('Dhayari');
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  await page.getByRole('link', { name: 'Dhayari', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dhayari');
  await expect(page.getByRole('heading', { name: 'Homes on the map' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sinhgad Road', exact: true })).toBeVisible();
  const stations = await page.locator('section:has(h2:text-is("Metro")) li').allTextContents();
  const planned = stations.map((text) => text.includes('being built'));
  expect(planned.length).toBeGreaterThan(0);
  expect(planned).toEqual([...planned].sort());
});

test('a project is reached from a card and has its homes; the menu leads to all projects', async ({
  page,
}) => {
  await page.goto('/PropertyListHome?type=Buy&loc=Kharadi');
  const link = page.locator('[data-listing] a[href^="/projects/"]').first();
  const society = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(society);
  const homes = page.locator('[data-listing]');
  const offered = page.locator('dl div', { hasText: 'On offer now' }).locator('dd');
  await expect(offered).toHaveText(new RegExp(`^${await homes.count()} listings?$`));
  for (const text of await homes.allTextContents()) expect(text).toContain(society);
  await expectAccessibleInBoth(page);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain('/projects/');

  await withFigures(page, '/projects', 'article');
  await page.getByLabel('Project', { exact: true }).fill(society);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('link', { name: society }).first()).toBeVisible();
  await expect(
    page.locator('a[href="/projects"]', { hasText: 'Projects in Pune' }),
  ).not.toHaveCount(0);
});
