import type { Page } from '@playwright/test';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { atRest, expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { panOf, signIn, signOut, signUp } from '#tests/e2e/people.ts';
import { askAadhaarOtp, giveOtp, givePan, openIdentity } from './newcomer-steps.ts';

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7f86' } })
    .jpeg()
    .toBuffer();

/** Two pages, as a scanner with text recognition makes them. */
async function passport(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const text of ['Republic of India. Passport of MEERA APTE, born in Pune', 'Address: Pune']) {
    pdf.addPage([420, 300]).drawText(text, { x: 20, y: 200, size: 14, font });
  }
  return Buffer.from(await pdf.save());
}

async function verifyIdentity(page: Page, pan: string): Promise<void> {
  const section = await askAadhaarOtp(page);
  await giveOtp(section, '123456');
  await expect(
    section
      .getByRole('alert')
      .or(section.getByText(/not right/))
      .first(),
  ).toBeVisible();
  await giveOtp(section, '111000');
  await givePan(section, { pan, name: 'Meera Apte' });
  await expect(section.getByText('Verified', { exact: true })).toHaveCount(2);
}

test.describe('identity', () => {
  test.use({ mayLog: [/status of 4(?:01|22)/] });

  // Those of other roles show theirs in their stories.
  test('a new member shows Aadhaar and PAN', async ({ page }) => {
    const pan = panOf((await signUp(page, 'user')).mobile);
    await verifyIdentity(page, pan);
    const said = await page.evaluate(() => document.body.innerText);
    expect(said).not.toContain('655675523712');
    expect(said).not.toContain(pan);
    await expectAccessible(page);
  });

  test('a passport is handed in, looked at by staff, and counts as Aadhaar', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { email } = await signUp(page, 'user');
    const section = await openIdentity(page);
    await section.getByText('passport or driving licence').first().click();
    await section.getByRole('combobox', { name: 'Document' }).selectOption('passport');
    await section.getByLabel('Choose the scan or photo').setInputFiles({
      name: 'passport.pdf',
      mimeType: 'application/pdf',
      buffer: await passport(),
    });
    await section.getByLabel('look at this document').check();
    await section.getByRole('button', { name: 'Hand in the document' }).click();
    await expect(section.getByText('Being looked at')).toBeVisible();

    const staff = await browser.newContext({ baseURL: baseURL ?? '' });
    const desk = await staff.newPage();
    await signIn(desk, 'admin@propertysearch.test');
    // In the inbox of all queues: taken first, so that no colleague looks at it too.
    await desk.goto('/Admin/Inbox?queue=identity_check&sort=newest');
    await desk.getByRole('button', { name: 'Take: Identity document' }).first().click();
    await expect(desk.getByText('With you').first()).toBeVisible();
    // On a phone what was said would lie over what is opened next.
    await expect(desk.locator('[data-sonner-toast]')).toHaveCount(0);
    await expectAccessible(desk);
    await desk.getByRole('link', { name: 'Open: Identity document' }).first().click();
    await expect(desk.getByRole('dialog')).toContainText('Document of Meera Apte');
    // Drawn page by page, beside what it is to prove; what the page says is found on it.
    const review = desk.getByRole('dialog');
    await expect(review.getByRole('img', { name: /page 1 of 2$/ })).toBeVisible();
    await expect(review.getByRole('region', { name: 'As they signed up' })).toContainText(
      /Meera Apte\s*On this page/,
    );
    await review.getByRole('button', { name: 'Next page (n)' }).click();
    await expect(review.getByRole('img', { name: /page 2 of 2$/ })).toBeVisible();
    await desk.getByRole('button', { name: 'Larger (+)' }).click();
    await expect(desk.getByText('125%')).toBeVisible();
    await expectAccessible(desk);
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /approve/i })
      .click();
    await expect(desk.getByRole('dialog')).toBeHidden();

    // Nothing of a person is shown before staff say why they look.
    await desk.goto(`/Admin/Users?q=${encodeURIComponent(email)}`);
    await desk
      .getByRole('link', { name: /Meera Apte/ })
      .first()
      .click();
    await desk.getByRole('button', { name: 'A decision about their papers' }).click();
    await desk.getByRole('button', { name: 'Open the record' }).click();
    await expect(desk.getByRole('region', { name: 'Identity and licence' })).toContainText(
      'Verified',
    );
    await expectAccessible(desk);
    await staff.close();

    await page.reload();
    await expect(section.getByText('Verified', { exact: true }).first()).toBeVisible();
  });

  test('a renamed account loses its badges until staff have compared the names', async ({
    page,
    browser,
    baseURL,
  }) => {
    const pan = panOf((await signUp(page, 'user')).mobile);
    await verifyIdentity(page, pan);
    const rename = async (last: string) => {
      await page.goto('/MyProfile#contact');
      await page.getByLabel('Last name').fill(last);
      await page.getByRole('button', { name: 'Save name and city' }).click();
      await expect(page.getByText('Your profile is saved.')).toBeVisible();
      return openIdentity(page);
    };
    // Capitals make no difference.
    const kept = await rename('APTE');
    await expect(kept.getByText('Verified', { exact: true })).toHaveCount(2);
    const lost = await rename('Deshpande');
    await expect(lost.getByText('To be checked again', { exact: true })).toHaveCount(2);
    await expect(lost.getByText('The name of your account was changed').first()).toBeVisible();
    await expectAccessible(page);

    const staff = await browser.newContext({ baseURL: baseURL ?? '' });
    const desk = await staff.newPage();
    await signIn(desk, 'admin@propertysearch.test');
    await desk.goto('/Admin/Kyc');
    const look = desk.getByRole('button', { name: /Look at it: PAN of Meera Deshpande/ });
    await look.last().click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByText('MEERA APTE')).toBeVisible();
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog).toBeHidden();
    await staff.close();

    await page.reload();
    await expect(lost.getByText('Verified', { exact: true })).toHaveCount(1);
    await expect(lost.getByText('To be checked again', { exact: true })).toHaveCount(1);
  });
});

test('a photo is chosen, cut, shown in the header, and removed', async ({ page }) => {
  await signUp(page, 'lawyer');
  await page.goto('/MyProfile');
  const section = page.getByRole('region', { name: 'Photo' });
  await section
    .getByLabel('Choose a photo of yourself')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await section.getByRole('button', { name: 'Save this photo' }).click();
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute(
    'src',
    /^\/media\/people\//,
  );
  await section
    .getByLabel('Choose a photo of yourself')
    .setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(section.getByText('This kind of file is not taken.')).toBeVisible();
});

test.describe('a session that ends while a form is filled in', () => {
  test.use({ mayLog: [/status of 403/] });

  test('loses nothing that was typed', async ({ page }) => {
    const { email } = await signUp(page, 'user');
    await page.goto('/MyProfile#contact');
    const city = page.getByRole('textbox', { name: 'City' });
    await city.fill('Pimpri-Chinchwad');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('Pimpri-Chinchwad');
    const homes = () => page.evaluate(() => localStorage.getItem('favourites'));
    await page.evaluate(() => {
      localStorage.setItem('favourites', '[1]');
      localStorage.setItem('favouritesOnServer', '{"of":1,"ids":[1]}');
    });
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save name and city' }).click();
    await page.waitForURL(/\/Login\?next=/);
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    expect(await homes()).toBeNull();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('mango pickle on the terrace');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(/\/MyProfile/);
    await page.goto('/MyProfile#contact');
    await expect(city).toHaveValue('Pimpri-Chinchwad');
    await page.getByRole('button', { name: 'Save name and city' }).click();
    await page.reload();
    await expect(city).toHaveValue('Pimpri-Chinchwad');
  });
});

test('notifications are read, and their grid and quiet hours kept', async ({ page }) => {
  const { email } = await signUp(page, 'evaluator');
  // A sign-in from another device tells of itself.
  await signOut(page);
  await page.setExtraHTTPHeaders({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' });
  await signIn(page, email, 'mango pickle on the terrace');
  await expect(page.getByRole('link', { name: /Notifications, 1 unread/ })).toBeVisible();
  await page.goto('/Notification');
  await expect(page.getByText('New sign-in to your account')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expectAccessible(page);
});

for (const [name, path] of [
  ['admin', '/Admin/Kyc'],
  ['admin', '/Admin/Users'],
  ['admin', '/Admin/Audit'],
  ['admin', '/Admin/Operations'],
  ['buyer', '/UserDashboard'],
  ['agent', '/UserDashboard'],
  ['buyer', '/MyProfile'],
  ['agent', '/MyProfile'],
] as const) {
  test(`${path} of ${name} is accessible`, async ({ page }) => {
    await signIn(page, `${name}@propertysearch.test`);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atRest(page);
    await expectAccessible(page);
  });
}
