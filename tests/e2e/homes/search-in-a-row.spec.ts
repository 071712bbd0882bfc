import { HOUR_MS } from '#domain/lib/time/lengths.ts';
import { expect, test } from '#tests/e2e/page.ts';

/** What a change waits for the next one. */
const PAUSE_MS = 250;

test('what is chosen and typed while an answer is on its way is not lost with it', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone asks once for all that was chosen in its sheet');
  // Time stands still but where it is told to go on.
  await page.clock.install();
  await page.goto('/PropertyListHome?type=Rent&loc=Wakad');
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route(/PropertyListHome\?.*bedrooms=2(?!.*furnishing)/, async (route) => {
    await letGo;
    await route.continue();
  });
  const asked = page.waitForRequest(/bedrooms=2/);
  await page.locator('label.chip', { hasText: /^\s*2 BHK/ }).click();
  await page.clock.runFor(PAUSE_MS);
  await asked;
  await page.locator('label.chip', { hasText: /^\s*Furnished/ }).click();
  const most = page.getByLabel('Highest rent');
  await most.pressSequentially('90000');
  resolve();
  await expect(page).toHaveURL(/bedrooms=2$/);
  await expect(page.getByRole('checkbox', { name: /^Furnished/ })).toBeChecked();
  await expect(most).toHaveValue('90000');
  await expect(most).toBeFocused();
  await page.clock.runFor(PAUSE_MS);
  await expect(page).toHaveURL(/bedrooms=2.*furnishing=Furnished/);
  await expect(page.getByRole('checkbox', { name: /^2 BHK/ })).toBeChecked();
});

test('an amount that was being typed when the answer came is asked for once it is left', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone asks once for all that was chosen in its sheet');
  await page.goto('/PropertyListHome?type=Rent&loc=Wakad');
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route(/PropertyListHome\?.*bedrooms=2$/, async (route) => {
    await letGo;
    await route.continue();
  });
  const asked = page.waitForRequest(/bedrooms=2/);
  await page.locator('label.chip', { hasText: /^\s*2 BHK/ }).click();
  await asked;
  const most = page.getByLabel('Highest rent');
  await most.pressSequentially('90000');
  resolve();
  await expect(page).toHaveURL(/bedrooms=2$/);
  await most.blur();
  await expect(page).toHaveURL(/max_price=90000/);
  await expect(most).toHaveValue('90,000');
});
