import { findByFavourite } from '#contract/homes/favourites.ts';
import { aMember, type Member } from '#tests/e2e/members.ts';
import { expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { signOut } from '#tests/e2e/people.ts';

/** What the server keeps for somebody. */
const keptOf = async ({ id, call }: Member): Promise<number[]> => {
  const { data } = await call(findByFavourite, { params: { id } });
  return data.map(({ propertydata }) => propertydata.id).sort((a, b) => a - b);
};

test('hearts of one person are not another’s on the same device', async ({ page }) => {
  const heart = (id: number) =>
    page.locator(`[data-listing="${id}"]`).getByRole('button', { name: /^Save/ });
  const open = () => page.goto('/PropertyListHome?type=Buy&sort=price_high');
  await open();
  const ids = await page
    .locator('[data-listing]')
    .evaluateAll((all) => all.map((card) => Number(card.getAttribute('data-listing'))));
  const [first = 0, second = 0, third = 0] = ids;
  expect(third).toBeGreaterThan(0);

  // Kept before anybody signs in, it is the first's who does.
  await heart(first).click();
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true');
  const asha = await aMember(page, 'Asha');
  await open();
  await expect.poll(() => keptOf(asha)).toEqual([first]);
  await heart(second).click();
  const hers = [first, second].sort((a, b) => a - b);
  await expect.poll(() => keptOf(asha)).toEqual(hers);
  await page.goto('/UserDashboard');
  await signOut(page);

  const meera = await aMember(page, 'Meera');
  await open();
  await heart(third).click();
  await expect.poll(() => keptOf(meera)).toEqual([third]);
  for (const id of hers) await expect(heart(id)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(third)).toHaveAttribute('aria-pressed', 'true');
});

test('whose device was left without signing out keeps nothing of it for the next', async ({
  page,
}) => {
  const open = () => page.goto('/PropertyListHome?type=Buy&sort=price_high');
  const hearts = page.locator('[data-listing]').getByRole('button', { name: /^Save/ });
  const asha = await aMember(page, 'Asha');
  await open();
  await hearts.first().click();
  await expect.poll(async () => (await keptOf(asha)).length).toBe(1);
  const [hers] = await keptOf(asha);

  // A session that has run out takes its own entries with it, and leaves the hearts behind.
  await page.evaluate(() => {
    for (const entry of ['token', 'userId', 'userRole']) localStorage.removeItem(entry);
  });
  const meera = await aMember(page, 'Meera');
  await open();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false');
  await hearts.nth(1).click();
  await expect.poll(async () => (await keptOf(meera)).length).toBe(1);
  expect(await keptOf(meera)).not.toContain(hers);
});

test('what is kept lies in folders, with notes that stand in a comparison', async ({ page }) => {
  const asha = await aMember(page, 'Asha');
  await page.goto('/PropertyListHome?type=Buy&sort=price_high');
  const hearts = page.locator('[data-listing]').getByRole('button', { name: /^Save/ });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await expect.poll(async () => (await keptOf(asha)).length).toBe(2);
  const kept = await keptOf(asha);

  await page.goto('/FavoritesProperties');
  const all = page.getByRole('list', { name: 'Homes you keep' }).getByRole('listitem');
  await expect(all).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Folder of .*: none$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'New folder…' }).click();
  await page.getByLabel('Name').fill('For my parents');
  await page.getByRole('button', { name: 'Make the folder' }).click();
  await page.getByRole('button', { name: 'For my parents · 1' }).click();
  const inIt = page.getByRole('list', { name: 'Homes in For my parents' }).getByRole('listitem');
  await expect(inIt).toHaveCount(1);

  await page.getByRole('button', { name: /^Add a note/ }).click();
  await page.getByLabel('Your note').fill('Ask whether the lift stops on each floor.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(inIt.getByText('Ask whether the lift stops on each floor.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/PropertyCampare?ids=${kept.join(',')}`);
  const notes = page.getByRole('row', { name: /^Your note/ });
  await expect(notes).toContainText('Ask whether the lift stops on each floor.');
});
