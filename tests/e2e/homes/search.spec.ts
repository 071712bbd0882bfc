import { expect, test } from '#tests/e2e/page.ts';
import { askFor, openFilters } from './search-page.ts';

test('chips change the list, the address bar and the counts; back undoes it', async ({
  page,
  isMobile,
}) => {
  // A place where no other story lists a home while this one counts.
  await page.goto('/PropertyListHome?type=Buy&loc=Kharadi');
  const before = await page.locator('h1').textContent();
  await openFilters(page, isMobile);
  await page.locator('label.chip', { hasText: /^\s*2 BHK/ }).click();
  await askFor(page, isMobile);
  await expect(page).toHaveURL(/bedrooms=2/);
  await expect(page.locator('h1')).not.toHaveText(before ?? '');
  const lines = await page.locator('[data-listing] p.text-sm').allTextContents();
  const homes = lines.filter((facts) => /BHK/.test(facts));
  expect(homes.length).toBeGreaterThan(0);
  for (const facts of homes) expect(facts).toContain('2 BHK');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(before ?? '');
});

test('an amount is typed with its digits grouped or without, and shown grouped', async ({
  page,
}) => {
  for (const typed of ['70,00,000', '7000000']) {
    await page.goto(`/PropertyListHome?type=Buy&max_price=${typed}`);
    const applied = page.locator('[data-live="applied"]');
    await expect(applied.getByRole('link', { name: /^Up to ₹ 70 Lakh/ })).toBeVisible();
    await expect(page.locator('input[name="max_price"]')).toHaveValue('70,00,000');
  }
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

test('to rent, amounts are of a month, terms are on the cards, and land is not offered', async ({
  page,
  isMobile,
}) => {
  await page.goto('/PropertyListHome?type=Buy&budget=Under50Lakh&subCategory=Flat');
  await openFilters(page, isMobile);
  // What was chosen to buy means nothing to rent.
  await page.locator('label.chip', { hasText: /^\s*Rent\s*$/ }).click();
  await expect(page).toHaveURL(/type=Rent$/);
  await expect(page.locator('h1')).toContainText('homes to rent');
  await page.locator('label.chip', { hasText: '15,000 to 25,000' }).click();
  await page.locator('label.chip', { hasText: 'No brokerage' }).click();
  await askFor(page, isMobile);
  await expect(page).toHaveURL(/budget=Rent15KTo25K.*noBrokerage=1/);
  const cards = page.locator('[data-listing]');
  await expect(cards.first()).toContainText('no brokerage');
  for (const text of await cards.locator('data').allTextContents()) {
    expect(text).toMatch(/₹ (1[5-9]|2[0-4]),\d{3}\/month/);
  }
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByText('There is no brokerage.')).toBeVisible();
  await expect(page.getByText('To move in, 11-month licence')).toBeVisible();

  await page.goto('/PropertyListHome?type=Rent&subCategory=Plot');
  await expect(page.getByText('Plots are sold here, not rented')).toBeVisible();
  await page.getByRole('link', { name: 'See plots for sale' }).click();
  await expect(page.locator('h1')).toHaveText(/^\d+ plots for sale/);
  await expect(cards.first()).toContainText('guntha');
});

test('whom one contacts is said where one does, with what speaks for them', async ({ page }) => {
  for (const [poster, evidence] of [
    ['agent', /, agent \(MahaRERA A\d{11}/],
    ['builder', /, builder \(.+, project P\d{11}\)/],
    ['owner', /, owner$/],
  ] as const) {
    await page.goto(`/PropertyListHome?type=Buy&postedBy=${poster}`);
    await page.locator('[data-listing]').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByText('Listed by')).toHaveText(evidence);
    await expect(
      page.getByRole('link', { name: `Sign in to contact the ${poster}` }),
    ).toBeVisible();
  }
});
