import { expect, expectAccessible, test } from './page.ts';

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
  await expect(amount).toHaveValue('1000000');
  await expect(panel).toContainText('₹ 20,038');
  await amount.fill('99999999999');
  await amount.blur();
  await expect(amount).toHaveValue('50000000');
  await amount.fill('');
  await amount.blur();
  await expect(amount).toHaveValue('50000');
  const rate = panel.getByRole('textbox', { name: 'Interest rate' });
  await rate.fill('abc');
  await rate.blur();
  await expect(rate).toHaveValue('1');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(amount).toHaveValue('1000000');
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
