import { expect, expectAccessible, test } from '#tests/e2e/page.ts';

test('two workplaces and a school are remembered, and shown on pages and cards', async ({
  page,
}) => {
  await page.goto('/ViewSingleProperty/7');
  const places = page.getByRole('region', { name: 'My places' });
  await places.getByText('Add where you work').click();
  await places.getByLabel('Work, locality', { exact: true }).fill('Hinjawadi');
  await places.getByLabel('School, locality').fill('Nowhereabad zzz');
  await places.getByRole('button', { name: 'Remember on this device' }).click();
  await expect(places).toContainText('We know no locality like “Nowhereabad zzz” in Pune.');
  await expect(places.getByLabel('Work, locality', { exact: true })).toHaveValue('Hinjawadi');
  await places.getByLabel('School, locality').fill('Magarpatta');
  await places.getByRole('button', { name: 'Remember on this device' }).click();
  await expect(places.getByRole('heading', { name: 'Work to Hinjawadi' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/PropertyListHome?type=Buy');
  await expect(page.locator('[data-listing]').first()).toContainText(
    /Work about \d+ min · School about \d+ min/,
  );
  await page.goto('/ViewSingleProperty/8');
  await places.scrollIntoViewIfNeeded();
  await expect(places.getByRole('heading', { name: 'School to Magarpatta' })).toBeVisible();
});
