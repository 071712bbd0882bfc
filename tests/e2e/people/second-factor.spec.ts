import type { Page } from '@playwright/test';
import { aMember } from '#tests/e2e/members.ts';
import { expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { appCode, NEW_PASSWORD, signIn, signOut } from '#tests/e2e/people.ts';

/** A device of the browser's own that answers every question for a face or a finger with yes. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function givePassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
}

/** Reads the recovery codes and puts them away. */
async function keepCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const kept = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return kept;
}

async function givePasswordAtDoor(page: Page, email: string): Promise<void> {
  await page.goto('/Login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
}

// Wrong codes are part of the stories.
test.use({ mayLog: [/status of 4(?:01|04)/] });

const isIn = (page: Page) => page.waitForURL((url) => url.pathname !== '/Login');

test('a passkey is added in the profile, signs in by itself, and is asked for after the password', async ({
  page,
}) => {
  await addDevice(page);
  const { email } = await aMember(page, 'Meera');
  await page.goto('/MyProfile#security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the device').fill('Meera’s phone');
  await givePassword(page);
  await keepCodes(page);
  const section = page.locator('#security');
  await expect(section.getByText('Meera’s phone')).toBeVisible();
  await expect(section.getByText('You have 10 codes left.')).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  await page.goto('/Login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isIn(page);
  await page.goto('/MyProfile#sessions');
  await expect(page.locator('#sessions').getByText('signed in by passkey')).toBeVisible();

  // In place of the password, where it is asked for again.
  await page.goto('/MyProfile#contact');
  await page.getByRole('button', { name: /^Change your e-mail/ }).click();
  await page.getByLabel('New e-mail address').fill(`new.${email}`);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByText(`If new.${email} is free to use`)).toBeVisible();
  await page.keyboard.press('Escape');

  await signOut(page);
  await givePasswordAtDoor(page, email);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await isIn(page);
});

test('an authenticator app is set up, its codes and recovery codes open the door once each', async ({
  page,
}) => {
  const { email } = await aMember(page, 'Kabir');
  await page.goto('/MyProfile#security');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await givePassword(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code of the app').fill('000000');
  await dialog.getByRole('button', { name: 'Add the app' }).click();
  await expect(dialog.getByText('The code is not right.')).toBeVisible();
  await dialog.getByLabel('Code of the app').fill(appCode(secret));
  await dialog.getByRole('button', { name: 'Add the app' }).click();
  const [recovery = ''] = await keepCodes(page);

  await signOut(page);
  await givePasswordAtDoor(page, email);
  const code = page.getByLabel('Code of your authenticator app');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  // The app shows another after half a minute.
  const shown = appCode(secret, 1);
  await code.fill(shown);
  await page.getByRole('button', { name: 'Verify and sign in' }).click();
  await isIn(page);

  await signOut(page);
  await givePasswordAtDoor(page, email);
  await code.fill(shown);
  await page.getByRole('button', { name: 'Verify and sign in' }).click();
  await expect(page.getByText('This code was used already.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Verify and sign in' }).click();
  await isIn(page);
  await page.goto('/MyProfile#security');
  await expect(page.getByText('You have 9 codes left.')).toBeVisible();
});

test('staff without a second factor reach nothing but its set-up', async ({ page }) => {
  await signIn(page, 'newadmin@propertysearch.test');
  const heading = page.getByRole('heading', { name: 'Set up a second factor' });
  for (const path of ['/UserDashboard', '/Admin/Users', '/Admin/Payouts', '/MyPackages']) {
    await page.goto(path);
    await expect(heading).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
  await expectAccessible(page);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { authorization: token, 'sec-fetch-site': 'same-origin' };
  const refused = await page.request.get('/api/admin/people', { headers });
  expect(refused.status()).toBe(404);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(page.getByRole('dialog').getByLabel('Your password')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/');
});

test('the sandbox shows the demo staff’s code', async ({ page }) => {
  await page.goto('/sandbox');
  const codes = page.getByRole('region', { name: 'Codes of the demo’s staff' });
  await expect(codes.getByText('admin2@propertysearch.test')).toBeVisible();
  await expect(codes.getByText(/^\d{6}$/).first()).toBeVisible();
});
