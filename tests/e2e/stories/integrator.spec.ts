import type { Page } from '@playwright/test';
import { aMember } from '#tests/e2e/members.ts';
import { expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { NEW_PASSWORD } from '#tests/e2e/people.ts';

/** Somebody connects a system of their own: by a key it calls. */

test.use({ mayLog: [/status of 422/] });

/** What is shown this once, put away. */
async function keep(page: Page, noun: 'key' | 'secret'): Promise<string> {
  const shown = page.getByLabel(`Your ${noun}`, { exact: true });
  const value = await shown.inputValue();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(shown).toBeHidden();
  await page.reload();
  await expect(page.getByRole('list', { name: /^Your (?:API keys|webhooks)$/ })).toBeVisible();
  expect(await page.content()).not.toContain(value);
  return value;
}

test('a key is made, shown once, rotated and revoked', async ({ page }) => {
  await aMember(page, 'Nikhil');
  const answered = async (key: string) =>
    (
      await page.request.get('/api/keys/caller', { headers: { authorization: `Bearer ${key}` } })
    ).status();
  await page.goto('/ApiKeys');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByLabel('Name').fill('Our CRM');
  await page.getByLabel('Your password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByText('Choose what the key may do.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'listings:read' }).check();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const first = await keep(page, 'key');
  expect(first).toMatch(/^ps_live_[0-9A-Za-z]{38}$/);
  expect(await answered(first)).toBe(200);
  await page.reload();
  await expect(page.getByText(/^Last used/)).toBeVisible();

  await page.getByRole('button', { name: 'Rotate Our CRM' }).click();
  await page.getByLabel('How long should the old key stay good?').selectOption('Not at all');
  await page.getByLabel('Your password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Rotate the key' }).click();
  const second = await keep(page, 'key');
  expect([await answered(first), await answered(second)]).toEqual([403, 200]);

  await page.getByRole('button', { name: 'Revoke Our CRM' }).click();
  await page.getByRole('button', { name: 'Revoke the key' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  expect(await answered(second)).toBe(403);
  await expectAccessible(page);
});
