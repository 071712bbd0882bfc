import { expect, test } from '#tests/e2e/deals/deals-steps.ts';
import { aMember } from '#tests/e2e/members.ts';
import { signIn } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';
import { nextOf, openInQueue, saveAd, uploadPicture, writeAd } from './campaign-steps.ts';

// Two browsers and the server share a machine.
test.describe.configure({ timeout: patience(150) });

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
