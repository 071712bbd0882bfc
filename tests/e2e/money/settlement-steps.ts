import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/deals/deals-steps.ts';
import type { Member } from '#tests/e2e/members.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { codeSentTo } from '#tests/e2e/people.ts';

interface Proposal {
  /** In rupees, as it is typed. */
  buyerEndsWith: string;
  to: string;
  reason: string;
}

/** Where the money of a booking stands, one side says how it should be divided. */
export async function proposeSettlement(
  page: Page,
  { buyerEndsWith, to, reason }: Proposal,
): Promise<void> {
  await page.getByRole('button', { name: 'Propose a settlement…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'The buyer ends with' }).fill(buyerEndsWith);
  await expect(dialog.getByText('Of what is held, to the owner')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why?' }).fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Propose it to ${to}` }).click();
  await expect(dialog).toBeHidden();
}

/** The other agrees by the code on their phone; what is left to them stands there at once. */
export async function agreeToSettlement(
  { page, mobile }: Member,
  { reason, rest }: { reason: string; rest: string },
): Promise<void> {
  const ending = page.getByRole('region', { name: 'How the deal ends' });
  await expect(ending.getByText(reason)).toBeVisible();
  await ending.getByRole('button', { name: 'Agree…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agree to this settlement?' });
  await dialog.getByRole('button', { name: 'Send me the code' }).click();
  const code = dialog.getByRole('textbox', { name: 'One-time code' });
  await expect(code).toBeVisible();
  await code.fill(await codeSentTo(page, mobile, 'settles your deal'));
  await dialog.getByRole('button', { name: 'Agree and settle' }).click();
  await expect(dialog).toBeHidden();
  await expect(ending.getByText('Settled', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: rest })).toBeVisible();
  await expect(ending.getByRole('button', { name: 'Statement (PDF)' })).toBeVisible();
  await expectAccessible(page);
}
