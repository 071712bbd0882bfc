import type { Page } from '@playwright/test';
import { aMember } from '#tests/e2e/members.ts';
import { expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { NEW_PASSWORD } from '#tests/e2e/people.ts';
import { aReceiver } from '#tests/emulators/webhook-receiver.ts';

/** Somebody connects a system of their own: by a key it calls, by a webhook it hears. */

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

test('a webhook is added, tried, heard again after a failure, given a new secret and deleted', async ({
  page,
}) => {
  await aMember(page, 'Nikhil');
  const receiver = await aReceiver();
  try {
    await page.goto('/Webhooks');
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    await page.getByLabel('Address').fill('https://10.0.0.1/hook');
    await page.getByLabel('Description').fill('Our CRM');
    await page.getByRole('button', { name: 'Add the webhook' }).click();
    await expect(page.getByText('This address is not on the public internet.')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('Our CRM');
    await page.getByLabel('Address').fill(receiver.url);
    await page.getByRole('button', { name: 'Add the webhook' }).click();
    const secret = await keep(page, 'secret');
    expect(secret).toMatch(/^whsec_/);

    receiver.answers.push(500);
    await page.getByRole('link', { name: /^Deliveries to/ }).click();
    await page.getByRole('button', { name: 'Send a test event' }).click();
    const ping = page.getByRole('listitem').filter({ hasText: 'webhook.ping' });
    const reloadedUntil = (words: string) =>
      expect(async () => {
        await page.reload();
        await expect(ping.getByText(words)).toBeVisible({ timeout: 2_000 });
      }).toPass();
    await reloadedUntil('1 attempt, the last answered 500');
    await ping.getByText('the last answered 500').click();
    await expect(ping.getByText('not now')).toBeVisible();
    await expectAccessible(page);
    await ping.getByRole('button', { name: /^Send again/ }).click();
    await reloadedUntil('2 attempts, the last answered 200');
    await expect(ping.getByText('Delivered', { exact: true })).toBeVisible();
    const [first, again] = receiver.received;
    expect([first?.headers['webhook-id'], first?.body]).toEqual([
      again?.headers['webhook-id'],
      again?.body,
    ]);

    await page.goto('/Webhooks');
    await page.getByRole('button', { name: /^New secret for/ }).click();
    await page.getByRole('button', { name: 'Make a new secret' }).click();
    expect(await keep(page, 'secret')).not.toBe(secret);
    await expect(page.getByText(/^The old secret signs too until/)).toBeVisible();
    await page.getByRole('button', { name: /^Delete http/ }).click();
    await page.getByRole('button', { name: 'Delete the webhook' }).click();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
  } finally {
    receiver.close();
  }
});
