import { expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { signIn } from '#tests/e2e/people.ts';

const WAYS = [
  ['Bids', '/BidingRequest'],
  ['Booking requests', '/BookingRequest'],
  ['Contact requests', '/ContactRequest'],
  ['Visits', '/ScheduleMeeting'],
] as const;

/** The first screen has them for who has a home on the market. */
const FROM = [
  ['/UserDashboard', 'seller@propertysearch.test'],
  ['/OwnerPropertiesScreen', 'buyer@propertysearch.test'],
] as const;

for (const [from, who] of FROM) {
  test(`every kind of request is a press away from ${from}`, async ({ page }) => {
    await signIn(page, who);
    await page.goto(from);
    const ways = page.getByRole('navigation', { name: 'Requests for my properties' });
    await expect(ways.getByText('None waits').or(ways.getByText('for you')).first()).toBeVisible();
    await expectAccessible(page);
    for (const [label, path] of WAYS) {
      await ways.getByRole('link', { name: new RegExp(`^${label}`) }).click();
      await page.waitForURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
    }
  });
}

test('the calendar of visits is walked by keys', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have a list');
  await signIn(page, 'seller@propertysearch.test');
  await page.goto('/ScheduleMeeting');
  const grid = page.getByRole('grid');
  const today = grid.locator('[aria-current="date"]');
  await today.focus();
  await page.keyboard.press('End');
  const sunday = grid.locator(':focus');
  await expect(sunday).toHaveAccessibleName(/^Sunday, /);
  await page.keyboard.press('Enter');
  await expect(sunday).toHaveAttribute('aria-pressed', 'true');
  const [day = ''] = ((await sunday.getAttribute('aria-label')) ?? '').split(':');
  await expect(page.getByRole('region', { name: day })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(grid.locator(':focus')).not.toHaveAccessibleName(new RegExp(`^${day}`));
  await page.getByRole('button', { name: 'Week' }).click();
  await expect(grid.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
});
