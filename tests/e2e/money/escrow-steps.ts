import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/deals/deals-steps.ts';
import type { Member } from '#tests/e2e/members.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { codeSentTo } from '#tests/e2e/people.ts';
import { payByCard, payByUpi, toSandbox } from './money-steps.ts';

/** Before the token amount is paid the buyer reads who would get what of it; half stays behind late. */
export async function expectCancelTerms(
  page: Page,
  { bookingId, token, half }: { bookingId: number; token: string; half: string },
): Promise<void> {
  await page.goto(`/BookedProperties/Payments/${bookingId}`);
  const terms = page.getByRole('table', { name: 'Who gets what of the token amount' });
  await expect(terms.getByRole('row', { name: `The owner cancels ${token}` })).toBeVisible();
  await expect(terms.getByRole('row', { name: `You cancel later ${half} ${half}` })).toBeVisible();
}

/** From a booking's payments what is due next is paid: by UPI, or by a card. */
export async function payDue(
  page: Page,
  { bookingId, sum, card }: { bookingId: number; sum: string; card?: string },
): Promise<void> {
  await page.goto(`/BookedProperties/Payments/${bookingId}`);
  await toSandbox(page, page.getByRole('button', { name: `Pay ${sum}`, exact: true }));
  if (card) await payByCard(page, card);
  else await payByUpi(page);
  await expect(page.getByText(`${sum}: Your payment has arrived.`)).toBeVisible();
}

/** On the owner's page of a booking a part of what is held is asked for, to their first bank account. */
export async function askForRelease(
  page: Page,
  { amount, of }: { amount: string; of: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Ask for a release' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask for money in escrow' });
  await asking.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await asking.getByRole('combobox', { name: 'To the bank account' }).selectOption({ index: 1 });
  await asking.getByRole('button', { name: `Ask ${of}` }).click();
  await expect(asking).toBeHidden();
  await expect(page.getByText('Waits for an answer')).toBeVisible();
}

/** The other side's code on their phone lets it go; the account it goes to is named before. */
export async function letGoByCode(
  { page, mobile }: Member,
  { sum, to, holder }: { sum: string; to: string; holder: string },
): Promise<void> {
  await page.getByRole('button', { name: `Let ${sum} go to ${to}` }).click();
  const dialog = page.getByRole('dialog', { name: `Let ${sum} go to ${to}?` });
  await expect(dialog.getByText(holder)).toBeVisible();
  await expect(dialog.getByText(/^XXXXXX1191, /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send me the code' }).click();
  const code = dialog.getByRole('textbox', { name: 'One-time code' });
  await expect(code).toBeVisible();
  await code.fill(await codeSentTo(page, mobile, 'out of escrow'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Let ${sum} go` }).click();
  await expect(dialog).toBeHidden();
}

/** Of staff's waiting payouts the one to somebody. */
export async function openPayout(staff: Page, to: Member): Promise<Locator> {
  await staff.goto('/Admin/Payouts');
  return staff.getByRole('listitem').filter({ hasText: `#${to.id}` });
}

/** The first of two of staff agrees to a payout, and cannot send it alone. */
export async function agreeFirst(staff: Page, to: Member): Promise<void> {
  const payout = await openPayout(staff, to);
  await payout.getByRole('button', { name: 'Agree as the first' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Agree as the first' }).click();
  await expect(payout.getByText('You agreed first.')).toBeVisible();
  await expectAccessible(staff);
}

/** A colleague agrees too, and it is sent. */
export async function agreeSecond(staff: Page, to: Member, sum: string): Promise<void> {
  const payout = await openPayout(staff, to);
  const name = `Agree and send ${sum}.00`;
  await payout.getByRole('button', { name }).click();
  await staff.getByRole('dialog').getByRole('button', { name }).click();
  await expect(payout).toBeHidden();
}

/** Where the money of a booking stands, as its page shows it: "Held in escrow": "₹ 0". */
export async function figuresOn(page: Page): Promise<Record<string, string>> {
  const figures = page.getByRole('region', { name: 'Where the money stands' });
  await expect(figures).toBeVisible();
  const [labels, amounts] = await Promise.all([
    figures.getByRole('term').allInnerTexts(),
    figures.getByRole('definition').allInnerTexts(),
  ]);
  return Object.fromEntries(labels.map((label, i) => [label, amounts[i] ?? '']));
}
