import {
  nextOf,
  openInQueue,
  saveAd,
  seeAd,
  uploadPicture,
  writeAd,
} from '#tests/e2e/ads/campaign-steps.ts';
import { expect, test } from '#tests/e2e/deals/deals-steps.ts';
import { expectBooks } from '#tests/e2e/money/books.ts';
import { expectOutcome, payByUpi, paymentRows, toSandbox } from '#tests/e2e/money/money-steps.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { newcomer } from '#tests/e2e/people/newcomer-steps.ts';
import { signIn } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';

// Three browsers and the server share a machine.
test.describe.configure({ timeout: patience(150) });

test('an ad is made, approved, paid, shown and invoiced, and what is left comes back', async ({
  page,
  another,
  isMobile,
}, { retry }) => {
  const headLine = `Kitchens that fit, ${isMobile ? 'also by phone' : 'from Bhosari'} ${retry + 1}`;
  const advertiser = await newcomer(page, 'user', 'Meera');

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
    const staff = await another('desk');
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

  await test.step('a visitor sees it, which is counted, and it is invoiced', async () => {
    await seeAd(await another('desk'), headLine);
    await expect(async () => {
      await page.reload();
      const report = page.getByRole('region', { name: 'Report' });
      await expect(report.getByText('of ₹ 6,000')).toBeVisible({ timeout: patience(2) });
      await expect(report.getByText('₹ 0.24').first()).toBeVisible({ timeout: patience(1) });
    }).toPass({ timeout: patience(40) });
    await expectAccessible(page);
    const ad = page.url();
    const row = (await paymentRows(page, headLine)).first();
    await row.getByRole('link', { name: /^Invoice/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tax invoice');
    await expect(page.getByText('Seven Thousand Eighty')).toBeVisible();
    await page.goto(ad);
  });

  await test.step('it is paused, and ended for what is left', async () => {
    await page.getByRole('button', { name: 'Pause it' }).click();
    await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'End it for good…' }).click();
    const sure = page.getByRole('dialog');
    await expect(sure.getByText('₹ 7,079.71')).toBeVisible();
    await sure.getByRole('button', { name: 'End the ad' }).click();
    await expect(nextOf(page, 'It has ended')).toBeVisible();
  });

  await page.goto('/Campaigns');
  await expect(page.getByRole('heading', { level: 2, name: headLine })).toBeVisible();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await test.step('who has what at the end', async () => {
    const row = (await paymentRows(page, headLine)).first();
    await expect(row).toContainText('₹ 7,080');
    await expect(row).toContainText('₹ 7,079.71');
    await expectBooks(
      { advertiser },
      {
        ...{ 'advertiser paid': 7_080, 'advertiser got back': 7_079.71 },
        ...{ 'earned by us': 0.25, 'GST to the state': 0.04 },
      },
    );
  });
});
