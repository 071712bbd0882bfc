import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#tests/e2e/page.ts';

const TABS = [
  'Capital Gains Tax',
  'EMI Calculator',
  'On-road price',
  'Rent or buy',
  'Leave and licence',
  'Commute',
] as const;

/** One calculator, opened by its tab. */
async function calculator(page: Page, name: (typeof TABS)[number]) {
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  // The first touch wakes the island; the server drew the same thing.
  await page.getByRole('tab', { name: 'Capital Gains Tax' }).click();
  await expect(page.locator('#calculators astro-island')).not.toHaveAttribute('ssr', /.*/);
});

test('EMI: defaults, clamping, reset and the table', async ({ page }) => {
  await page.getByRole('tab', { name: 'EMI Calculator' }).click();
  const panel = page.getByRole('tabpanel', { name: 'EMI Calculator' });
  const amount = panel.getByRole('textbox', { name: 'Loan amount' });
  await expect(amount).toHaveValue('10,00,000');
  await expect(panel).toContainText('₹ 20,038');
  await amount.fill('99999999999');
  await amount.blur();
  await expect(amount).toHaveValue('5,00,00,000');
  await expect(panel.getByRole('status')).toContainText(
    'From 50,000 to 5,00,00,000: set to 5,00,00,000.',
  );
  await amount.fill('');
  await amount.blur();
  await expect(amount).toHaveValue('50,000');
  const rate = panel.getByRole('textbox', { name: 'Interest rate' });
  await rate.fill('abc');
  await rate.blur();
  await expect(rate).toHaveValue('1');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(amount).toHaveValue('10,00,000');
  await panel.getByText('Year by year').click();
  await expect(panel.getByRole('row')).toHaveCount(6);
  await expect(panel.locator('canvas')).toBeVisible();
  await expectAccessible(page);
});

test('capital gains: the specified figure and the law’s beside it', async ({ page }) => {
  const panel = page.getByRole('tabpanel', { name: 'Capital Gains Tax' });
  await panel.getByLabel('Sale price').fill('20000000');
  await panel.getByLabel('Transfer cost').fill('200000');
  await panel.getByLabel('Purchase price').fill('3000000');
  await panel.getByLabel('Purchase year').selectOption('2004');
  await panel.getByLabel('Improvement cost').fill('500000');
  await panel.getByLabel('Improvement year').selectOption('2015');
  await panel.getByRole('button', { name: 'Calculate' }).click();
  await panel.getByLabel('Sold in the financial year').selectOption('2024');
  await expect(panel).toContainText('₹ 11,81,033');
  await expect(panel).toContainText('₹ 20,37,500');
  await expect(panel).toContainText('₹ 18,89,653');
  await expect(panel.getByLabel('Tax rate')).toBeDisabled();
});

test('capital gains: incomplete entry gives the toast and keeps what was typed', async ({
  page,
}) => {
  const panel = page.getByRole('tabpanel', { name: 'Capital Gains Tax' });
  await panel.getByLabel('Sale price').fill('20000000');
  await panel.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Please fill all required fields!')).toBeVisible();
  await expect(panel.getByLabel('Sale price')).toHaveValue(/2,00,00,000|20000000/);
});

test('a figure that a calculator cannot take is refused with its bounds, and stays', async ({
  page,
}) => {
  const panel = await calculator(page, 'Leave and licence');
  const months = panel.getByLabel('Term, months');
  await months.fill('61');
  await expect(
    panel.getByText('Give a whole number from 1 to 60; the result is still for 11.'),
  ).toBeVisible();
  await months.blur();
  await expect(months).toHaveValue('61');
  await months.fill('24');
  await expect(months).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('on-road price: duty, registration, GST and what is held back', async ({ page }) => {
  const panel = await calculator(page, 'On-road price');
  await panel.getByLabel('Price agreed').fill('1,00,00,000');
  await expect(panel).toContainText('₹ 1,07,30,000');
  await panel.getByLabel('Ready reckoner value').fill('11000000');
  await panel.getByLabel('Who buys').selectOption('Only women');
  await panel.getByLabel('It is under construction').check();
  // 6% and TDS on the higher value, GST on the price.
  for (const figure of ['₹ 6,60,000', '₹ 30,000', '₹ 5,00,000', '₹ 1,11,90,000', '₹ 1,10,000 (1%)'])
    await expect(panel).toContainText(figure);
  await panel.getByLabel('PAN is operative').uncheck();
  await expect(panel).toContainText('₹ 22,00,000 (20%)');
  await panel.getByLabel('Where it lies').selectOption('Gram panchayat or council');
  await expect(panel).toContainText('₹ 3,30,000');
  await panel.getByLabel('Ready reckoner value').fill('0');
  await panel.getByLabel('Price agreed').fill('40,00,000');
  await expect(panel).toContainText('GST (1%)');
  await expect(panel).toContainText('Below ₹ 50 Lakh no TDS is held back.');
  await panel.getByLabel('Carpet area').fill('-5');
  await panel.getByLabel('Carpet area').blur();
  await expect(panel).toContainText(
    'Give a number from 50 to 1,00,000; the result is still for 650.',
  );
  await expect(panel.getByLabel('Carpet area')).toHaveValue('-5');
  await expect(panel.getByLabel('Price agreed')).toHaveValue('40,00,000');
  await expectAccessible(page);
});

test('rent or buy: both sides year by year', async ({ page }) => {
  const panel = await calculator(page, 'Rent or buy');
  const after = (year: number) => panel.getByRole('row', { name: new RegExp(`^${year} `) });
  await expect(after(1)).toHaveText('1₹ 20.43 Lakh₹ 28.38 Lakh');
  await expect(panel).toContainText('After 10 years renting leaves you ₹ 21.33 Lakh more.');
  await expect(panel).toContainText('Renting stays ahead for all of 30 years.');
  await panel.getByLabel('Rent of one like it').fill('60000');
  await expect(panel).toContainText(/After 10 years buying leaves you ₹ [\d.]+ (Lakh|Cr) more\./);
  await expect(panel).toContainText(/Buying is ahead from (year \d+ on|the first year)\./);
  await panel.getByLabel('You stay').fill('7');
  await expect(panel).toContainText('After 7 years');
  await expect(after(7)).toBeVisible();
  await panel.getByLabel('Loan rate').fill('99');
  await panel.getByLabel('Loan rate').blur();
  await expect(panel).toContainText('Give a number from 0 to 20; the result is still for 8.5.');
  await expectAccessible(page);
});

test('leave and licence: what it costs to stamp and register', async ({ page }) => {
  const panel = await calculator(page, 'Leave and licence');
  await expect(panel).toContainText('₹ 1,800');
  await panel.getByLabel('Rent a month').fill('30000');
  await panel.getByLabel('Term').fill('24');
  await panel.getByLabel('Deposit given back').fill('1,00,000');
  // 0.25% of 24 × 30,000 and 2 × 10% of 1,00,000 is 1,850, rounded up to 1,900.
  await expect(panel).toContainText('₹ 1,900');
  await expect(panel).toContainText('₹ 2,900');
  await panel.getByLabel('Where it lies').selectOption('Gram panchayat or council');
  await expect(panel).toContainText('₹ 2,400');
  await panel.getByLabel('Term').fill('99');
  await panel.getByLabel('Term').blur();
  await expect(panel).toContainText(
    'Give a whole number from 1 to 60; the result is still for 24.',
  );
  await expectAccessible(page);
});

test('commute: two workplaces, by road and metro, and places nobody knows', async ({ page }) => {
  const panel = await calculator(page, 'Commute');
  await panel.getByLabel('Home').fill('Wakad');
  await panel.getByLabel('First workplace').fill('Hinjewadi');
  await panel.getByLabel('Second workplace').fill('Kharadi');
  const [near, far] = ['Wakad to Hinjawadi', 'Wakad to Kharadi'].map((name) =>
    panel.locator('section').filter({ has: page.getByRole('heading', { name }) }),
  );
  await expect(near ?? panel).toContainText('no use here');
  await expect(far ?? panel).toContainText(/changing at Civil Court/);
  await expect(far ?? panel).toContainText(/about \d+ min/);
  await panel.getByLabel('Second workplace').fill('Qqxzzv');
  await expect(panel).toContainText('We know no locality like “Qqxzzv” in Pune.');
  await expect(panel.getByRole('heading')).toHaveCount(1);
  await expectAccessible(page);
});

test('tabs: by keyboard, in the address, and what was typed stays', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name });
  const emi = await calculator(page, 'EMI Calculator');
  await emi.getByRole('textbox', { name: 'Tenure' }).fill('12');
  await tab('EMI Calculator').focus();
  for (const [key, name] of [
    ['ArrowRight', 'On-road price'],
    ['End', 'Commute'],
    ['ArrowRight', 'Capital Gains Tax'],
    ['ArrowLeft', 'Commute'],
    ['Home', 'Capital Gains Tax'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#emi$/);
  await expect(emi.getByRole('textbox', { name: 'Tenure' })).toHaveValue('12');
  // A link on the same page.
  await page.evaluate(() => {
    location.hash = '#licence';
  });
  await expect(tab('Leave and licence')).toHaveAttribute('aria-selected', 'true');
});

test('the tools of the analysis page lead each to its tab', async ({ page }) => {
  await page.goto('/home/propertyAnalysis');
  const tools = page.getByRole('region', { name: 'Tools' }).getByRole('listitem');
  await expect(tools).toHaveCount(TABS.length);
  const landed: string[] = [];
  for (let i = 0; i < TABS.length; i++) {
    await page.goto('/home/propertyAnalysis');
    await tools.nth(i).getByRole('link').click();
    await page.waitForURL(/\/#/);
    const chosen = page.getByRole('tab', { selected: true }).and(page.locator(':target'));
    await expect(chosen).toBeInViewport();
    landed.push((await chosen.innerText()).trim());
  }
  expect(landed.toSorted()).toEqual(TABS.toSorted());
});
