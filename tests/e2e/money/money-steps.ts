import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/deals/deals-steps.ts';

/** The cards the sandbox's checkout knows. */
export const CARD = { good: '4111 1111 1111 1111', declined: '4012 0010 3714 1112' } as const;

/** From whatever button leads to it to the sandbox's own page of the order. */
export async function toSandbox(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  // That no money moves, in whatever language.
  await expect(page.locator('header.tape')).toBeVisible();
}

/** Pays what the sandbox's page shows and is led back. */
export async function payByUpi(page: Page): Promise<void> {
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/[?&]order_id=/);
}

export async function payByCard(page: Page, number: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Card' });
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Valid to').fill('12/30');
  await card.getByLabel('CVV').fill('123');
  await card.getByRole('button', { name: /^Pay ₹ / }).click();
  await page.waitForURL(/[?&]order_id=/);
}

/** The result page's words on how it went. */
export async function expectOutcome(page: Page, title: string): Promise<Locator> {
  const outcome = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(outcome.getByRole('heading', { name: title })).toBeVisible();
  return outcome;
}

/** Saves what a button hands out; answers the PDF with its first line. */
export async function savedPdf(
  page: Page,
  button: Locator,
): Promise<{ name: string; head: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = await readFile(await download.path());
  const head = bytes.subarray(0, 5).toString('latin1');
  return { name: download.suggestedFilename(), head, bytes };
}

/** Rows of a table, or its cards on a phone, that say something. */
export function rowsOf(page: Page, caption: string, about: string | RegExp): Locator {
  const rows = page.getByRole('table', { name: caption }).getByRole('row');
  const cards = page.getByRole('list', { name: caption }).getByRole('listitem');
  return rows.or(cards).filter({ hasText: about });
}

export async function paymentRows(page: Page, about: string | RegExp): Promise<Locator> {
  await page.goto('/PaymentHistory');
  return rowsOf(page, 'My payments', about);
}
