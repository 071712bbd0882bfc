import type { Locator, Page } from '@playwright/test';
import { PROFESSION, type Profession } from '#domain/lib/profession.ts';
import type { SignUpRole } from '#domain/lib/role.ts';
import { callOf, LICENCE, type Member } from '#tests/e2e/members.ts';
import { expect } from '#tests/e2e/page.ts';
import { NEW_PASSWORD, panOf, signUp } from '#tests/e2e/people.ts';

/**
 * A first name that nobody has whom the other width or an earlier try of the test has made: they stay
 * in the lists in which clients look for one.
 */
export const ownName = (name: string, retry: number): string => name + 'a'.repeat(retry);

/** Somebody whose story begins with an empty account, made on screen. */
export async function newcomer(page: Page, role: SignUpRole, firstname: string): Promise<Member> {
  const contact = await signUp(page, role, firstname);
  const [id, token] = await page.evaluate(() => [
    Number(localStorage.getItem('userId')),
    localStorage.getItem('token') ?? '',
  ]);
  return { ...contact, id, page, call: callOf(page, token) };
}

/** The identity section, at any width. */
export async function openIdentity(page: Page): Promise<Locator> {
  await page.goto('/MyProfile#kyc');
  return page.getByRole('region', { name: 'Identity (KYC)' });
}

export async function askAadhaarOtp(page: Page): Promise<Locator> {
  const section = await openIdentity(page);
  await section.getByRole('textbox', { name: 'Aadhaar number' }).fill('6556 7552 3712');
  await section.getByLabel('sends my Aadhaar number').check();
  await section.getByRole('button', { name: 'Send the OTP' }).click();
  return section;
}

export async function giveOtp(section: Locator, otp: string): Promise<void> {
  await section.getByRole('textbox', { name: 'OTP' }).fill(otp);
  await section.getByRole('button', { name: 'Verify my Aadhaar' }).click();
}

export async function givePan(
  section: Locator,
  { pan, name }: { pan: string; name: string },
): Promise<void> {
  await expect(section.getByRole('textbox', { name: 'OTP' })).toBeHidden();
  await section.getByRole('textbox', { name: 'PAN' }).fill(pan);
  await section.getByLabel('Name as on the card').fill(name);
  await section.getByLabel('checks my PAN').check();
  await section.getByRole('button', { name: 'Verify my PAN' }).click();
  await expect(section.getByRole('textbox', { name: 'PAN' })).toBeHidden();
}

/** Aadhaar and PAN; the page shows neither afterwards. */
export async function showIdentity({ page, mobile }: Member, name: string): Promise<void> {
  const section = await askAadhaarOtp(page);
  await giveOtp(section, '111000');
  const pan = panOf(mobile);
  await givePan(section, { pan, name });
  await expect(section.getByText('Verified', { exact: true })).toHaveCount(2);
  const said = await page.evaluate(() => document.body.innerText);
  expect(said).not.toContain('655675523712');
  expect(said).not.toContain(pan);
}

/** Where payouts are to go, in their own name; not before a day is over. */
export async function addBankAccount({ page }: Member, holder: string): Promise<void> {
  await page.goto('/MyProfile#bank');
  const section = page.getByRole('region', { name: 'Bank accounts' });
  await section.getByRole('button', { name: 'Add a bank account' }).click();
  await section.getByLabel('Account holder').fill(holder);
  await section.getByLabel('Account number').fill('026291800001191');
  await section.getByLabel('IFSC').fill('YESB0000262');
  await section.getByLabel('Your password').fill(NEW_PASSWORD);
  await section.getByRole('button', { name: 'Check and add the account' }).click();
  const account = section.getByRole('list', { name: 'Your bank accounts' }).getByRole('listitem');
  await expect(account).toContainText('XXXXXX1191');
  await expect(account).toContainText('payouts from');
}

/** What clients find a professional by: the licence, and what they do for how much. */
export async function introduce(
  { page, mobile }: Member,
  { profession, headline }: { profession: Profession; headline: string },
): Promise<void> {
  await page.goto('/MyProfile#particulars');
  const particulars = page.getByRole('region', { name: 'Particulars' });
  await particulars
    .getByLabel(PROFESSION[profession].licence.label)
    .fill(LICENCE[profession](mobile));
  await particulars.getByRole('button', { name: 'Save particulars' }).click();
  await page.goto('/MyProfile#work');
  const work = page.getByRole('region', { name: 'For clients' });
  await expect(work.getByText('Clients do not find you yet.')).toBeVisible();
  await work.getByLabel('What you do best').fill(headline);
  await work.getByLabel('English').check();
  await work.getByLabel('Years of experience').fill('12');
  await work.getByRole('textbox', { name: 'Fee from' }).fill('100');
  await work.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(work.getByText('Clients do not find you yet.')).toBeHidden();
}
