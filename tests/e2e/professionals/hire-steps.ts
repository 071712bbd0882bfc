import type { Locator, Page } from '@playwright/test';
import { expect, openNews } from '#tests/e2e/deals/deals-steps.ts';
import type { Member } from '#tests/e2e/members.ts';
import { expectOutcome, payByUpi, rowsOf, toSandbox } from '#tests/e2e/money/money-steps.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { codeSentTo } from '#tests/e2e/people.ts';

/** A piece of work as its client asks for it. */
export interface Work {
  /** The page whose directory the professional is found in. */
  directory: '/HireAgent' | '/HireLawyer' | '/PropertyEvaluators';
  /** As clients see them: "Vaishali A." */
  name: string;
  brief: string;
  /** As the list of what it can be about has it. */
  about: string;
}

/** Finds somebody in a directory and asks them; answers the work's id. */
export async function askForWork(client: Page, work: Work): Promise<number> {
  await client.goto(work.directory);
  await client.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Lowest fee' });
  const ask = client.getByRole('button', { name: `Ask for a quote: ${work.name}` });
  await expect(ask).toBeVisible();
  await expectAccessible(client);
  await ask.click();
  const dialog = client.getByRole('dialog', { name: `Ask ${work.name}` });
  await dialog.getByLabel('What you need').fill(work.brief);
  await dialog.getByLabel('About which property').selectOption({ label: work.about });
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await client.waitForURL(/\/HiredAgents\/0\?engagement=\d+/);
  await expect(client.getByText('You hear as soon as there is a quote.')).toBeVisible();
  return Number(new URL(client.url()).searchParams.get('engagement'));
}

interface Quote {
  /** In rupees, as it is typed. */
  fee: string;
  days: number;
  covers: string;
}

/** The one who was asked follows the news of it and names a fee. */
export async function quoteFee(professional: Page, { fee, days, covers }: Quote): Promise<void> {
  await openNews(professional, { title: 'Somebody asks for your work', about: 'Meera' });
  await professional.getByRole('button', { name: 'Quote a fee…' }).click();
  const dialog = professional.getByRole('dialog', { name: 'Quote a fee to Meera A.' });
  await dialog.getByRole('textbox', { name: 'Fee', exact: true }).fill(fee);
  await dialog.getByLabel('Days the work takes').fill(String(days));
  await dialog.getByLabel('What the fee covers').fill(covers);
  await dialog.getByRole('button', { name: 'Send the quote' }).click();
  await expect(dialog).toBeHidden();
  await expect(professional.getByText('Your quote is with the client.')).toBeVisible();
}

/** From the page of the work its agreed fee is paid into escrow; ends there again. */
export async function payFee(client: Page, { fee }: Pick<Quote, 'fee'>): Promise<void> {
  await client.getByRole('link', { name: `Pay ₹ ${fee} into escrow` }).click();
  await toSandbox(client, client.getByRole('button', { name: `Pay ₹ ${fee}` }));
  await payByUpi(client);
  const outcome = await expectOutcome(client, 'Paid');
  await outcome.getByRole('link', { name: 'See the work' }).click();
  await expect(client.getByText('The fee is in escrow. The work starts next.')).toBeVisible();
}

/** The client follows the quote, accepts it and pays it into escrow. */
export async function acceptAndPay(client: Page, { fee }: Pick<Quote, 'fee'>): Promise<void> {
  await openNews(client, { title: 'You have a quote', about: fee });
  await client.getByRole('button', { name: `Accept for ₹ ${fee}` }).click();
  await payFee(client, { fee });
}

export async function startWork(professional: Page): Promise<void> {
  await openNews(professional, { title: 'The fee is paid: you can start', about: 'in escrow' });
  await professional.getByRole('button', { name: 'Start the work' }).click();
  await expect(professional.getByText('At work', { exact: true })).toBeVisible();
}

/** Hands the work over and says where the fee goes. */
export async function deliver(professional: Page, note: string): Promise<void> {
  await professional.getByRole('button', { name: 'Deliver…' }).click();
  const dialog = professional.getByRole('dialog', { name: 'Deliver the work' });
  await dialog.getByLabel('What was done').fill(note);
  await dialog.getByRole('combobox', { name: 'To the bank account' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(professional.getByText('Delivered', { exact: true }).first()).toBeVisible();
}

/** The client lets the fee go with the code on their phone. */
export async function confirmWork({ page, mobile }: Member): Promise<void> {
  await openNews(page, { title: 'The work is delivered', about: 'confirm it with your code' });
  await page.getByRole('button', { name: 'Confirm with a code…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Let ₹ / });
  await dialog.getByRole('button', { name: 'Send me the code' }).click();
  await dialog
    .getByRole('textbox', { name: 'One-time code' })
    .fill(await codeSentTo(page, mobile, 'out of escrow'));
  await dialog.getByRole('button', { name: /^Let ₹ / }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The work is done and paid.')).toBeVisible();
}

/** What stands in the history of the work, for either side. */
export const historyOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'History', exact: true });

interface Review {
  /** Who is reviewed: "Vaishali A." */
  of: string;
  text: string;
  answer: string;
}

/** The client, on the page of the finished work, reviews whom they hired. */
export async function writeReview(
  client: Page,
  { of, text }: Omit<Review, 'answer'>,
): Promise<void> {
  const form = client.getByRole('region', { name: `Review ${of}` });
  // Where a thumb presses: the star over the radio button.
  const five = client.getByRole('radio', { name: '5 stars: Very good' });
  await form.locator('label').filter({ has: five }).click();
  await form.getByLabel('What went well, what did not').fill(text);
  await form.getByRole('button', { name: 'Publish the review' }).click();
  await expect(client.getByRole('region', { name: 'Reviews' }).getByText(text)).toBeVisible();
}

/** The reviewed one follows the news of it and answers; the client reads that. */
export async function answerReview(
  professional: Page,
  client: Page,
  { text, answer }: Review,
): Promise<void> {
  await openNews(professional, { title: 'You have a review with 5 stars', about: text });
  await professional.getByRole('button', { name: 'Answer', exact: true }).click();
  const dialog = professional.getByRole('dialog', { name: 'Answer Meera A.' });
  await dialog.getByLabel('Your answer').fill(answer);
  await dialog.getByRole('button', { name: 'Publish the answer' }).click();
  await expect(dialog).toBeHidden();
  await expect(professional.getByText(answer)).toBeVisible();
  await openNews(client, { title: 'Your review is answered', about: answer });
  await expect(client.getByRole('region', { name: 'Reviews' }).getByText(answer)).toBeVisible();
}

interface Earned {
  client: string;
  net: string;
  how: string;
}

/** What a professional reads of a fee that is at their bank, with the invoice for our part of it. */
export async function expectEarned(
  professional: Page,
  { client, net, how }: Earned,
): Promise<void> {
  await professional.goto('/PaymentHistory');
  const row = rowsOf(professional, 'Earnings', client);
  await expect(row).toContainText(net);
  await expect(row).toContainText(how);
  await expect(row).toContainText(/At the bank since .*No\. \S+/s);
  await expectAccessible(professional);
  await row.getByRole('link', { name: /^Commission invoice/ }).click();
  await expect(professional.getByRole('heading', { level: 1 })).toContainText('nvoice');
}
