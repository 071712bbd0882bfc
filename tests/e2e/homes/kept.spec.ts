import type { Page } from '@playwright/test';
import { aMember } from '#tests/e2e/members.ts';
import { expect, expectAccessibleInBoth, test } from '#tests/e2e/page.ts';

const shelf = (page: Page, name: string) => page.locator(`[data-shelf="${name}"]`);
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Your homes/ });

/** Signed out, keeps and compares homes by the keyboard or by touch. */
async function chooseHomes(page: Page, isMobile: boolean): Promise<void> {
  const press = async (name: RegExp, nth: number) => {
    const button = page.locator('[data-listing]').nth(nth).getByRole('button', { name });
    if (isMobile) return button.tap();
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await press(/^Save/, 0);
  await press(/^Save/, 1);
  await press(/^Compare/, 1);
  await press(/^Compare/, 2);
}

test('kept, compared and seen homes are there signed out, from the header', async ({
  page,
  isMobile,
}) => {
  await page.goto('/ViewSingleProperty/7');
  await page.goto('/PropertyListHome?type=Buy&sort=price_high');
  await expect(header(page)).toHaveAccessibleName('Your homes');
  await chooseHomes(page, isMobile);
  await expect(header(page)).toHaveAccessibleName('Your homes, 2 kept');
  await expect(page.getByRole('link', { name: 'Your homes', exact: true }).first()).toBeVisible();
  await header(page).click();
  await expect(page).toHaveURL(/\/kept$/);
  await expect(shelf(page, 'kept').locator('[data-listing]')).toHaveCount(2);
  await expect(shelf(page, 'compared').locator('[data-listing]')).toHaveCount(2);
  await expect(shelf(page, 'seen').locator('[data-listing]')).toHaveCount(1);
  await expectAccessibleInBoth(page);

  // A heart let go counts at once and can be pressed again; one pressed here is kept, too.
  const first = shelf(page, 'kept').getByRole('button', { name: /^Save/ }).first();
  await first.click();
  await expect(header(page)).toHaveAccessibleName('Your homes, 1 kept');
  await first.click();
  await shelf(page, 'seen').getByRole('button', { name: /^Save/ }).click();
  await expect(shelf(page, 'kept').locator('[data-listing]')).toHaveCount(3);
  await page.getByRole('link', { name: 'Compare them' }).click();
  await expect(page).toHaveURL(/PropertyCampare\?ids=\d+,\d+$/);
});

test('homes that are gone are said to be, and go from the list', async ({ page }) => {
  await page.goto('/kept');
  await page.evaluate(() => localStorage.setItem('favourites', '[7,2000000000]'));
  await page.reload();
  const kept = shelf(page, 'kept');
  await expect(kept).toContainText('1 home here is no longer on offer.');
  await kept.getByRole('button', { name: 'Take them off the list' }).click();
  await expect(kept.locator('[data-shelf-gone]')).toBeHidden();
  await expect(header(page)).toHaveAccessibleName('Your homes, 1 kept');
});

test('the way to the comparison stands only where homes are chosen', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('compared', '[1,2,3]'));
  const bar = page.getByRole('link', { name: 'Compare 3 homes' });
  for (const [path, isThere] of [
    ['/PropertyListHome', true],
    ['/ViewSingleProperty/7', true],
    // It has a button of its own.
    ['/kept', false],
    ['/PropertyListHome?param1=agent&param2=Pune', false],
    ['/', false],
    ['/Login', false],
    ['/guides', false],
    ['/PropertyCampare?ids=1,2,3', false],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(bar).toHaveCount(isThere ? 1 : 0);
  }
  await page.goto('/PropertyListHome');
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test.describe('the comparison', () => {
  test('marks who is best, breaks no word and leads on', async ({ page }) => {
    await page.goto('/PropertyCampare?ids=1,2,3');
    const rows = page.locator('.compare tbody tr');
    const marked = rows.filter({ has: page.locator('[data-best]') });
    await expect(marked.first()).toBeVisible();
    const labels = await marked.locator('th').allTextContents();
    for (const label of labels) {
      expect(label).toMatch(/^(With duty and fees|A month|Rate|Carpet area|Nearest open metro)/);
    }
    const areas = await page
      .locator('.compare tr', { hasText: 'Carpet area' })
      .locator('td')
      .evaluateAll((cells) =>
        cells.map((cell) => ({
          area: Number.parseInt((cell.firstChild?.textContent ?? '').replaceAll(/\D/g, ''), 10),
          best: cell.getAttribute('data-best'),
        })),
      );
    const most = Math.max(...areas.map(({ area }) => area || 0));
    for (const { area, best } of areas) expect(best !== null).toBe(area === most);
    const wide = await page
      .locator('.compare td')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    expect(wide).toBe(0);
    await expect(
      page.getByRole('link', { name: /^Contact, visit or bid/ }).first(),
    ).toHaveAttribute('href', '/Login?next=%2FViewPropertyDetails%2F1');
  });

  test('fits one sheet of paper', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same paper');
    // Rents beside a sale have the most rows.
    for (const ids of ['1,2,3', '10,11,12']) {
      await page.goto(`/PropertyCampare?ids=${ids}`);
      const paper = await page.pdf({ preferCSSPageSize: true });
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g), ids).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });

  test('of one home offers another, and of none left says so', async ({ page }) => {
    await page.goto('/PropertyCampare?ids=1,2000000000');
    await expect(page.getByText('1 home of this comparison is no longer on offer.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Choose another in / })).toBeVisible();
    await expect(page.locator('[data-best]')).toHaveCount(0);
    await page.getByRole('link', { name: /^Remove/ }).click();
    await expect(page.getByText('No home is up for comparison.')).toBeVisible();
  });
});

test('the header fits the narrowest phone, signed out and in', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'narrow');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const path of ['/guides', '/mr/guides', '/guides/home-loan-eligibility-and-emi']) {
    await page.goto(path);
    // 640 is a desk of 1280 px read at twice its size.
    for (const narrow of [320, 640]) {
      await page.setViewportSize({ width: narrow, height: 640 });
      expect([path, await width()]).toEqual([path, narrow]);
    }
  }
  await aMember(page, 'Asha');
  for (const narrow of [320, 390]) {
    await page.setViewportSize({ width: narrow, height: 640 });
    await page.goto('/guides');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    expect(await width()).toBe(narrow);
  }
});
