import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SITE_POINT_NAMES, SITE_POINTS, type SitePointName } from '#domain/deals/site-visit.ts';
import { expect } from '#tests/e2e/deals/deals-steps.ts';

async function answer(desk: Page, name: SitePointName): Promise<void> {
  const { label, answers } = SITE_POINTS[name];
  const [first] = answers;
  const group = desk.getByRole('group', { name: label });
  // The chip over the radio button is what a thumb presses.
  const chip = group.locator('label').filter({ has: desk.locator(`[value="${first}"]`) });
  await chip.click();
  await expect(chip.getByRole('radio')).toBeChecked();
}

/** The notes from the spot, saved in two parts. */
export async function noteVisit(desk: Page, areaSqft: number): Promise<void> {
  const [first, ...others] = SITE_POINT_NAMES;
  await desk.getByLabel('Measured carpet area, sq ft').fill(String(areaSqft));
  await answer(desk, first as SitePointName);
  await desk.getByRole('button', { name: 'Save the visit' }).click();
  const left = desk.getByText('of the checklist without an answer');
  await expect(left).toContainText(`${others.length} points`);
  for (const name of others) await answer(desk, name);
  await desk.getByLabel('What else you saw').fill('A neem tree shades both bedrooms.');
  await desk.getByRole('button', { name: 'Save the visit' }).click();
  await expect(desk.getByText('Every point is answered.')).toBeVisible();
  await expect(left).toBeHidden();
}

/** By the comparables that stay, without the last; the report is issued and delivered. */
export async function issueReport(desk: Page, remarks: string): Promise<void> {
  const valuation = desk.getByRole('region', { name: 'Valuation', exact: true });
  const rows = valuation.getByRole('checkbox', { name: /^Count / });
  const found = await rows.count();
  expect(found).toBeGreaterThan(5);
  await rows.last().uncheck();
  await expect(valuation.getByText(`by ${found - 1} comparables`)).toBeVisible();
  await valuation.getByLabel('Your remarks').fill(remarks);
  await valuation.getByRole('combobox', { name: 'To the bank account' }).selectOption({ index: 1 });
  await valuation.getByRole('button', { name: 'Issue and deliver the report' }).click();
  await expect(desk.getByRole('heading', { name: 'Valuation report' })).toBeVisible();
}

/** The report as somebody gets it. */
export async function saveReport(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the report' }).click(),
  ]);
  const path = await download.path();
  const bytes = await readFile(path);
  return {
    path,
    head: bytes.subarray(0, 5).toString('latin1'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    code: /[A-Z0-9]{5}-[A-Z0-9]{5}/.exec(download.suggestedFilename())?.[0] ?? '',
  };
}

/** Somebody who has a code types it on the public page. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.goto('/verify');
  await page.getByLabel('Code of the report').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}
