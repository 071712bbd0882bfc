import { expect, expectAccessibleInBoth, test } from '#tests/e2e/page.ts';

test('checks of a guide stay ticked on the device, and print by themselves', async ({ page }) => {
  await page.goto('/guides/leave-and-licence-in-pune');
  const box = page.getByRole('checkbox', { name: /Does the person own the flat/ });
  await expect(page.getByText('0 of 4 done, kept on this device')).toBeVisible();
  await box.check();
  await expect(page.getByText('1 of 4 done')).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await expectAccessibleInBoth(page);
  await page.evaluate(() => {
    // The dialog of the browser is what stands between the two events.
    globalThis.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await page.getByRole('button', { name: 'Print this list' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-asked');
  await expect(box).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('h1')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Clear the ticks' }).click();
  await expect(box).not.toBeChecked();
});

test('a guide reckons with the reader where it speaks of money', async ({ page }) => {
  await page.goto('/guides/home-loan-eligibility-and-emi');
  const calculator = page.getByRole('region', { name: 'EMI calculator' });
  const amount = calculator.getByLabel('Loan amount, ₹').first();
  const payment = calculator.getByRole('definition').first();
  const before = (await payment.textContent()) ?? '';
  await amount.fill('6000000');
  await amount.press('Tab');
  await expect(payment).not.toHaveText(before);
  await expect(page.getByText('What changed since')).toBeVisible();
});

test('a guide’s parts are reached from its head on a phone, from beside it on a desk', async ({
  page,
  isMobile,
}) => {
  await page.goto('/guides/home-loan-eligibility-and-emi');
  const parts = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
  if (isMobile) {
    await expect(parts).toHaveCount(0);
    await page.locator('summary', { hasText: 'On this page' }).tap();
  }
  const last = parts.getByRole('link').last();
  const title = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/#/);
});
