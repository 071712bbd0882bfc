import { expect, expectAccessibleInBoth, test } from '#tests/e2e/page.ts';
import { SHOW } from './search-page.ts';

test('the bar orders, and shows list, map or both, as last chosen', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has sheets');
  await page.goto('/PropertyListHome?type=Buy&loc=Kharadi');
  const [list, map] = [page.locator('[data-listing]').first(), page.locator('[data-search-map]')];
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption({ label: 'Price per sq ft, low to high' });
  await expect(page).toHaveURL(/sort=rate_low/);
  const rates = page.locator('[data-listing]').getByText(/per sq ft$/);
  const read = async () =>
    (await rates.allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
  await expect.poll(async () => (await read()).length).toBeGreaterThan(2);
  expect(await read()).toEqual([...(await read())].sort((a, b) => a - b));

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(list).toBeHidden();
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(map).toBeHidden();
  // Also through a change of the search, and at the next one.
  await page.locator('label.chip', { hasText: /^\s*2 BHK/ }).click();
  await expect(page).toHaveURL(/bedrooms=2.*view=list/);
  await page.goto('/PropertyListHome?type=Rent');
  await expect(map).toBeHidden();
  await expect(page).toHaveURL(/view=list/);
  await page.getByRole('button', { name: 'List and map' }).click();
  await expect(map).toBeVisible();
  await expect(list).toBeVisible();
  await expect(page).not.toHaveURL(/view=/);
});

test('the keyboard comes to the homes before it comes to the map', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone shows one of them');
  await page.goto('/PropertyListHome?type=Buy');
  await expect(page.locator('[data-search-map] .map-cluster').first()).toBeVisible();
  await page.getByRole('link', { name: 'Save this search' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-listing]').first().locator(':focus')).toHaveCount(1);
});

test('on wide screens no heart covers a badge', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a card fills a phone');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/PropertyListHome?type=Buy');
    const covered = await page.locator('[data-listing]').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const heart = card.querySelector('[data-favourite]')?.getBoundingClientRect();
        if (!heart) return ['no heart'];
        return [...card.querySelectorAll('p.absolute > span')]
          .filter((badge) => {
            const box = badge.getBoundingClientRect();
            return box.top < heart.bottom && box.bottom > heart.top && box.right > heart.left;
          })
          .map((badge) => `${card.textContent}: ${badge.textContent}`);
      }),
    );
    expect(covered).toEqual([]);
  }
});

test('filters on a phone are chosen in a sheet that counts, and forgotten on Esc', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'beside the list there is no sheet');
  await page.goto('/PropertyListHome?type=Buy&loc=Kharadi');
  const opener = page.getByRole('button', { name: /^Filters/ });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const show = sheet.getByRole('button', { name: SHOW });
  const chip = sheet.locator('label.chip', { hasText: /^\s*2 BHK/ });
  await opener.tap();
  await expect(show).toBeVisible();
  await expect(sheet.locator(':focus')).toHaveCount(1);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'hidden',
  );
  await expectAccessibleInBoth(page);
  const all = await show.textContent();
  const promised = Number(/(\d+)\s*$/.exec((await chip.textContent()) ?? '')?.[1]);
  await chip.tap();
  await expect(show).toHaveText(`Show ${promised} home${promised === 1 ? '' : 's'}`);
  await expect(page).not.toHaveURL(/bedrooms/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.tap();
  await expect(show).toHaveText(all ?? '');
  await chip.tap();
  await expect(show).toHaveText(new RegExp(`^Show ${promised} `));
  await show.tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/bedrooms=2/);
  await expect(page.locator('h1')).toHaveText(new RegExp(`^${promised} home`));
  await expect(opener).toHaveText(/\(2\)/);
});

test('further filters say how many homes each choice leaves', async ({ page, isMobile }) => {
  await page.goto('/PropertyListHome?type=Rent&loc=Kharadi');
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).tap();
  const form = page.locator('[data-search-form]');
  const chip = form.locator('label.chip', { hasText: /^Owner/ });
  await chip.scrollIntoViewIfNeeded();
  await expect(chip).toHaveText(/^Owner\s*\d+$/);
  await expect(form.locator('label.chip', { hasText: 'Pets' })).toHaveText(/\d$/);
  await expect(form.locator('[name="metroWalk"] option').nth(1)).toHaveText(/\(\d+\)$/);
  const promised = Number(/(\d+)$/.exec((await chip.textContent()) ?? '')?.[1]);
  expect(promised).toBeGreaterThan(0);
  await chip.click();
  if (isMobile) await form.getByRole('button', { name: SHOW }).tap();
  await expect(page).toHaveURL(/postedBy=owner/);
  await expect(page.locator('h1')).toHaveText(new RegExp(`^${promised} home`));
});

test('the order is chosen in a sheet by keyboard', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have a list to choose from');
  await page.goto('/PropertyListHome?type=Buy');
  const opener = page.getByRole('button', { name: 'Sort', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Sort by' });
  await opener.focus();
  await page.keyboard.press('Space');
  await expect(sheet).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect(sheet.getByRole('link', { name: 'Newest first' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await sheet.getByRole('link', { name: 'Area, large to small' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/sort=area_large/);
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(sheet.getByRole('link', { name: 'Area, large to small' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('on a phone the map takes the place of the list, and back leads to the list', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens show both');
  await page.goto('/PropertyListHome?type=Buy');
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await expect(page.locator('[data-search-map] .map-cluster').first()).toBeVisible();
  await expect(page.locator('[data-listing]').first()).toBeHidden();
  await expect(page).toHaveURL(/view=map/);
  await page.goBack();
  await expect(page.locator('[data-listing]').first()).toBeVisible();
  await expect(page.locator('[data-search-map]')).toBeHidden();
});
