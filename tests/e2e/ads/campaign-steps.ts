import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '#tests/e2e/deals/deals-steps.ts';
import { rowsOf } from '#tests/e2e/money/money-steps.ts';
import { patience } from '#tests/patience.ts';
import { slotOf } from './ad-steps.ts';

/** A picture as an advertiser brings it: larger than its place, and of other proportions. */
const picture = () =>
  sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#2f7f86' } })
    .jpeg({ quality: 80 })
    .toBuffer();

/** The words of an ad for the top of the home page, with what is bought beside them. */
export async function writeAd(page: Page, headLine: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Headline' }).fill(headLine);
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Modular kitchens made in Bhosari, measured and fitted within three weeks.');
  await page.getByLabel('Link to your site').fill('https://kitchens.propertysearch.co.in/pune');
  await page.getByRole('checkbox', { name: /^Home, top/ }).check();
  await page.getByRole('textbox', { name: 'Budget' }).fill('6,000');
}

/** An ad that begins today, saved as a draft. */
export async function saveAd(page: Page): Promise<void> {
  const [today, inAWeek] = [0, 7].map((days) =>
    new Date(Date.now() + 19_800_000 + days * 86_400_000).toISOString().slice(0, 10),
  );
  await page.getByLabel('First day').fill(today ?? '');
  await page.getByLabel('Last day').fill(inAWeek ?? '');
  await page.getByRole('button', { name: 'Save and add a picture' }).click();
  await page.waitForURL(/\/Campaigns\/\d+$/);
}

/** Its picture, cut by the server and shown as visitors will see it. */
export async function uploadPicture(page: Page): Promise<void> {
  await page
    .getByLabel('Choose the picture')
    .setInputFiles({ name: 'kitchen.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  const shown = page.getByRole('region', { name: 'What visitors see' }).locator('img');
  await expect(shown).toHaveAttribute('src', /^\/media\/ads\/.+-1200x400\.webp$/);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** The card that says what comes next. */
export const nextOf = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('region', { name: title });

/** Staff look at it in their queue. */
export async function openInQueue(page: Page, headLine: string): Promise<Locator> {
  await page.goto('/Admin/Ads');
  const row = rowsOf(page, 'Ads', headLine);
  await row.getByRole('button', { name: `Look at it: ${headLine}` }).click();
  const dialog = page.getByRole('dialog', { name: headLine });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A visitor comes home until this ad has its turn at the top, and looks at it for as long as counts. */
export async function seeAd(visitor: Page, headLine: string): Promise<void> {
  const slot = slotOf(visitor, 'TopHome');
  await expect(async () => {
    const counted = visitor.waitForResponse(/\/stat\/add/, { timeout: patience(8) });
    await visitor.goto('/');
    await visitor.mouse.move(4, 4);
    await visitor.mouse.move(8, 8);
    await expect(slot).toContainText(headLine, { timeout: patience(3) });
    await slot.evaluate((box) => box.scrollIntoView({ block: 'center' }));
    expect((await counted).ok()).toBe(true);
  }).toPass({ timeout: patience(60) });
}
