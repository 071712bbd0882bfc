import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { openThread } from '#contract/talk/threads.ts';
import { expect, openNews } from '#tests/e2e/deals/deals-steps.ts';
import { aLiveFlat, type Member } from '#tests/e2e/members.ts';
import { rowsOf } from '#tests/e2e/money/money-steps.ts';

/** The messages of the talk with somebody, oldest first. */
export const wordsWith = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: `Messages with ${name}` });

/** A message stands there, and once only. */
export async function expectOnce(page: Page, name: string, text: string): Promise<void> {
  await expect(wordsWith(page, name).getByRole('listitem').filter({ hasText: text })).toHaveCount(
    1,
  );
}

export const writingTo = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: `Message to ${name}` });

export async function write(page: Page, name: string, text: string): Promise<void> {
  await writingTo(page, name).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Of the list of talks the one with somebody. */
export const talkWith = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Talks' }).getByRole('link').filter({ hasText: name });

export async function chooseMore(page: Page, item: string): Promise<void> {
  const talk = page.getByRole('region', { name: 'The open talk' });
  await talk.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Sends a PDF of one page with words. */
export async function sendPdf(page: Page, name: string): Promise<void> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('The hall is 14 by 12 feet.');
  await page
    .getByLabel('Send a file: PDF, JPEG or PNG')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) });
}

/** The file that a button hands out. */
export async function savedFile(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path());
}

interface Talk {
  owner: Member;
  buyer: Member;
  title: string;
}

/** A talk about a home of the owner's, open before both. */
export async function aTalk({ owner, buyer, title }: Talk): Promise<void> {
  const listingId = await aLiveFlat(owner, { title, price: 5_700_000 });
  const { data } = await buyer.call(openThread, { body: { kind: 'listing', id: listingId } });
  for (const { page } of [owner, buyer]) {
    await page.goto(`/Messanger?thread=${data.id}`);
    await expect(page.getByText('Nothing is written yet.')).toBeVisible();
  }
}

/** Staff find a message by what is said against it, and take it out of sight. */
export async function hideReported(staff: Page, reason: string): Promise<void> {
  await staff.goto('/Admin/Reports');
  const row = rowsOf(staff, 'Reported and waiting for a decision', reason);
  await row.getByRole('button', { name: 'Look at it' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Message' });
  await dialog.getByLabel('Your reason').fill('Threats have no place here.');
  await dialog.getByRole('button', { name: 'Take the message out' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeHidden();
}

interface Meeting {
  about: string;
}

/** From an open talk to a meeting that waits for the other's word. */
export async function proposeMeeting(
  page: Page,
  { with: name, about, place }: Meeting & { with: string; place: string },
): Promise<void> {
  await chooseMore(page, 'Propose a meeting');
  await page.waitForURL(/\/ScheduleMeeting\?thread=/);
  const form = page.getByRole('region', { name: `Propose a meeting to ${name}` });
  await form.getByLabel('What about').fill(about);
  await form.getByLabel('Where').fill(place);
  await form.locator('input[type="time"]').fill('16:30');
  await form.getByRole('button', { name: 'Propose the meeting' }).click();
  await expect(form).toBeHidden();
  await expect(meeting(page, about).getByText('Proposed', { exact: true }).first()).toBeVisible();
}

const meeting = (page: Page, about: string): Locator =>
  page.getByRole('region', { name: 'Coming up' }).getByRole('article').filter({ hasText: about });

/** The one who was asked follows the news of it and agrees. */
export async function agreeToMeet(
  page: Page,
  { by, about }: Meeting & { by: string },
): Promise<void> {
  await openNews(page, { title: `${by} proposes a meeting`, about });
  await meeting(page, about).getByRole('button', { name: 'Agree to meet' }).click();
  await expect(meeting(page, about).getByText('Agreed', { exact: true }).first()).toBeVisible();
}

/** What an agreed meeting hands to a calendar. */
export async function savedCalendar(page: Page, about: string): Promise<string> {
  const button = meeting(page, about).getByRole('button', { name: 'Add to calendar' });
  return (await savedFile(page, button)).toString('utf8');
}
