import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/page.ts';

/** Holds back every script asked for from now on, as a slow line does, until it is let go. */
async function holdScripts(page: Page) {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/_astro\/.*\.js/);
  await page.route(/\/_astro\/.*\.js/, async (route) => {
    await letGo;
    await route.continue();
  });
  return { asked, letGo: resolve };
}

const island = (page: Page, within: string) => page.locator(`${within} astro-island`).first();

test('what is typed into a calculator that sleeps stays, and its button works', async ({
  page,
}) => {
  await page.goto('/');
  const line = await holdScripts(page);
  await page.getByLabel('Sale price').fill('2,00,00,000');
  await page.getByLabel('Purchase price').fill('30,00,000');
  await page.getByLabel('Purchase year').selectOption('2004');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await line.asked;
  await expect(island(page, '#calculators')).toHaveAttribute('ssr', /.*/);
  line.letGo();
  await expect(page.getByRole('tabpanel', { name: 'Capital Gains Tax' })).toContainText(
    'What the law asks since 23 July 2024',
  );
  await expect(page.getByLabel('Sale price')).toHaveValue('2,00,00,000');
  expect(new URL(page.url()).search).toBe('');
});

test('the first press of a tab that sleeps opens it', async ({ page }) => {
  await page.goto('/');
  const line = await holdScripts(page);
  await page.getByRole('tab', { name: 'EMI Calculator' }).click();
  await line.asked;
  line.letGo();
  await expect(page.getByRole('tabpanel', { name: 'EMI Calculator' })).toBeVisible();
});

test('“Change the numbers” of a home opens the calculator with its loan', async ({ page }) => {
  await page.goto('/#emi=15000000,20,8.5');
  const panel = page.getByRole('tabpanel', { name: 'EMI Calculator' });
  await expect(panel.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('15000000');
  await expect(panel).toContainText('₹ 1,30,173');
});
