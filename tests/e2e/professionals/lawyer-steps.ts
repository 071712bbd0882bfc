import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { puneDate } from '#domain/lib/time/pune.ts';
import { TITLE_ITEMS, TITLE_LABEL } from '#domain/professionals/title-check.ts';
import { expect, openNews } from '#tests/e2e/deals/deals-steps.ts';
import type { Member } from '#tests/e2e/members.ts';
import { savedPdf } from '#tests/e2e/money/money-steps.ts';
import { codeSentTo } from '#tests/e2e/people.ts';

/** By keys: one point is fine, one is not, one does not apply, the others are fine; then the report is made. */
export async function checkTitle({ page }: Member): Promise<void> {
  const labels = TITLE_ITEMS.map((item) => TITLE_LABEL[item]);
  const looked = (words: string) => expect(page.getByText(words)).toBeVisible();
  const note = async (label: string, words: string) => {
    const dialog = page.getByRole('dialog', { name: label });
    await dialog.getByLabel('What you saw').fill(words);
    await dialog.getByRole('button', { name: 'Note it down' }).click();
    await expect(dialog).toBeHidden();
  };
  const [first = '', second = '', third = ''] = labels;
  await page.getByRole('button', { name: `Fine: ${first}` }).focus();
  await page.keyboard.press('1');
  await looked('1 of 10 points looked at, no problem so far.');
  await page.keyboard.press('2');
  await note(second, 'The deed of 1998 is not registered.');
  await looked('2 of 10 points looked at, 1 with a problem.');
  await page.getByRole('button', { name: `Fine: ${second}` }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('n');
  await note(third, 'The land was never mortgaged to a bank.');
  await looked('3 of 10 points looked at, 1 with a problem, 1 not applicable.');
  await page.getByRole('button', { name: 'The 7 open points are fine…' }).click();
  await page.getByRole('button', { name: 'I have looked at each: fine' }).click();
  await looked('10 of 10 points looked at, 1 with a problem, 1 not applicable.');
  await page.getByRole('button', { name: 'Make the title report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make the title report' });
  await dialog
    .getByLabel('Your opinion')
    .fill('The title is marketable once the deed of 1998 is registered.');
  await dialog.getByRole('button', { name: 'Make the report' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Download Title report/ })).toBeVisible();
}

/** A paper goes in at the desk for documents; answers the file as it was handed in. */
export async function handInDeed(desk: Page, label: string): Promise<Buffer> {
  const deed = await PDFDocument.create();
  deed.addPage();
  const buffer = Buffer.from(await deed.save());
  await desk.goto('/DocumentUploadByLawyer');
  await desk.getByLabel('Its name').fill(label);
  await desk
    .getByLabel('Choose the file')
    .setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer });
  await desk.getByRole('button', { name: 'Hand in the paper' }).click();
  await expect(desk.getByRole('button', { name: `Download ${label}, version 1` })).toBeVisible();
  return buffer;
}

/** The file that a button hands out. */
async function saved(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path());
}

/** A paper of the work as each of its two gets it: the lawyer first. */
export async function openCopies(
  [desk, client]: readonly [Page, Page],
  { work, label }: { work: number; label: string },
): Promise<Buffer[]> {
  await client.goto(`/HiredAgents/0?engagement=${work}`);
  const copies: Buffer[] = [];
  for (const page of [desk, client]) {
    copies.push(
      await saved(page, page.getByRole('button', { name: `Download ${label}, version 1` })),
    );
  }
  return copies;
}

/** The further term of the sale that is drawn up. */
export const DEED_CLAUSE = 'The seller registers the deed of 1998 before.';

/** From the template to both sides' pages. */
export async function drawUpSale(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Draw up the agreement' }).click();
  const draft = desk.getByRole('dialog', { name: 'Draw up an agreement for sale' });
  await draft
    .getByLabel('Address in the papers')
    .fill('Flat B-402, Gulmohar Heights, Survey no. 12/3, Bavdhan, Pune');
  await draft.getByLabel('Sale deed by').fill(puneDate(new Date(), 60));
  await draft.getByLabel('Possession on').fill(puneDate(new Date(), 61));
  await draft.getByLabel('Further terms').fill(DEED_CLAUSE);
  await draft.getByRole('button', { name: 'Draw it up' }).click();
  await expect(draft).toBeHidden();
  // In the text that was drawn up: the form goes away with what was typed in it.
  await expect(desk.getByRole('paragraph').filter({ hasText: DEED_CLAUSE })).toBeVisible();
  await desk.getByRole('button', { name: 'Share with seller and buyer' }).click();
  const sharing = desk.getByRole('dialog', { name: 'Share version 1?' });
  await sharing.getByRole('button', { name: 'Share it' }).click();
  await expect(desk.getByText('Waits for consent')).toBeVisible();
}

export async function savedAgreement(page: Page): Promise<string> {
  return (await savedPdf(page, page.getByRole('button', { name: 'Download as PDF' }))).head;
}

/** One side follows the news of an agreement, reads it and signs with the code on their phone. */
export async function consent(
  { page, mobile }: Member,
  { about, clause, next }: { about: string; clause: string; next: string },
): Promise<void> {
  await openNews(page, { title: 'An agreement is ready for you to read', about });
  await expect(page.getByText(clause)).toBeVisible();
  await page.getByRole('button', { name: 'Consent and sign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Consent to version 1?' });
  await dialog.getByRole('button', { name: 'Send me the code' }).click();
  await dialog
    .getByRole('textbox', { name: 'One-time code' })
    .fill(await codeSentTo(page, mobile, 'signs version'));
  await dialog.getByRole('button', { name: 'Sign and consent' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(next)).toBeVisible();
}
