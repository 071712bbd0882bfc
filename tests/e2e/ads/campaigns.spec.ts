import { expect, test } from '#tests/e2e/deals/deals-steps.ts';
import { aMember } from '#tests/e2e/members.ts';
import { expectOutcome, payByUpi, toSandbox } from '#tests/e2e/money/money-steps.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { signIn } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';
import { nextOf, openInQueue, saveAd, uploadPicture, writeAd } from './campaign-steps.ts';

// Two browsers and the server share a machine.
test.describe.configure({ timeout: patience(150) });

test('an ad is made, approved, paid and shown', async ({ page, another, isMobile }) => {
  const headLine = `Kitchens that fit, ${isMobile ? 'also by phone' : 'from Bhosari'}`;
  await aMember(page, 'Meera');

  await test.step('its words, its place and its budget', async () => {
    await page.goto('/Campaigns');
    await expect(page.getByText('You have no ad yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New ad' }).click();
    // A kind that has one place only is booked there.
    await page.getByRole('radio', { name: /^Video/ }).check();
    await expect(page.getByRole('checkbox', { name: /^Home, centre: video/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Image/ }).check();
    await writeAd(page, headLine);
    const preview = page.getByRole('region', { name: 'How it will look' });
    await expect(preview.getByText(headLine).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'What the budget buys' })).toContainText(
      /Home, top\s*[\d,]+ views/,
    );
    await expect(page.getByText('With 18% GST you pay ₹ 7,080.')).toBeVisible();
    await expectAccessible(page);
    await saveAd(page);
  });

  await test.step('its picture, and off to staff', async () => {
    await expect(nextOf(page, 'Upload your picture')).toBeVisible();
    await uploadPicture(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit it to our staff' }).click();
    await expect(nextOf(page, 'Our staff look at it')).toBeVisible();
  });

  await test.step('staff approve it', async () => {
    const staff = await another();
    await signIn(staff, 'admin@propertysearch.test');
    const dialog = await openInQueue(staff, headLine);
    await expect(
      dialog.locator('b', { hasText: /^kitchens\.propertysearch\.co\.in$/ }),
    ).toBeVisible();
    await expectAccessible(staff);
    await dialog.getByRole('button', { name: 'Approve it' }).click();
    await expect(dialog).toBeHidden();
    await expect(staff.getByRole('button', { name: `Look at it: ${headLine}` })).toBeHidden();
    await expectAccessible(staff);
  });

  await test.step('it is paid by UPI and runs', async () => {
    await page.reload();
    await expect(nextOf(page, 'Pay its budget of ₹ 6,000')).toBeVisible();
    const button = page.getByRole('button', { name: 'Pay ₹ 7,080.00' });
    await expect(button).toBeVisible();
    await expectAccessible(page);
    await toSandbox(page, button);
    await payByUpi(page);
    const outcome = await expectOutcome(page, 'Paid');
    await outcome.getByRole('link', { name: 'See my ad' }).click();
    await expect(nextOf(page, /^It runs until/)).toBeVisible();
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    const report = page.getByRole('region', { name: 'Report' });
    await expect(report.getByText('No views yet')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is paused, and ended for what is left', async () => {
    await page.getByRole('button', { name: 'Pause it' }).click();
    await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'End it for good…' }).click();
    const sure = page.getByRole('dialog');
    await expect(sure.getByText('₹ 7,080')).toBeVisible();
    await sure.getByRole('button', { name: 'End the ad' }).click();
    await expect(nextOf(page, 'It has ended')).toBeVisible();
  });

  await page.goto('/Campaigns');
  await expect(page.getByRole('heading', { level: 2, name: headLine })).toBeVisible();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('what staff reject goes back to its advertiser with the reason', async ({
  page,
  another,
  isMobile,
}) => {
  const headLine = `Loans in a minute ${isMobile ? 'by phone' : 'by desk'}`;
  await aMember(page, 'Farhan');
  await page.goto('/Campaigns?new=1');
  await writeAd(page, headLine);
  await saveAd(page);
  await uploadPicture(page);
  await page.getByRole('button', { name: 'Submit it to our staff' }).click();
  await expect(nextOf(page, 'Our staff look at it')).toBeVisible();

  const staff = await another();
  await signIn(staff, 'admin@propertysearch.test');
  const dialog = await openInQueue(staff, headLine);
  await dialog.getByRole('button', { name: 'Reject…' }).click();
  const why = staff.getByRole('dialog', { name: `Reject “${headLine}”?` });
  await why.getByRole('button', { name: 'Reject the ad' }).click();
  await expect(why.getByText('Say why, in a sentence.')).toBeVisible();
  await why.getByLabel('Why?').fill('No lender decides within a minute: leave that out.');
  await why.getByRole('button', { name: 'Reject the ad' }).click();
  await expect(why).toBeHidden();

  await page.reload();
  const next = nextOf(page, 'Change it and submit it again');
  await expect(next).toContainText('No lender decides within a minute');
  await next.getByRole('button', { name: 'Make it a draft again' }).click();
  await page.getByRole('link', { name: 'Change words, places or budget' }).click();
  await page
    .getByRole('textbox', { name: 'Headline' })
    .fill(`Loans compared ${isMobile ? 'by phone' : 'by desk'}`);
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loans compared' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit it to our staff' })).toBeVisible();
});
