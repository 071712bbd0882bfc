import { expect, test } from '#tests/e2e/page.ts';
import { walk } from '#tests/e2e/walking.ts';

test('on a phone the bar of a home covers nothing that is walked to, nor the page’s end', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has no bar');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/ViewSingleProperty/7');
  const bar = page.locator('.contact-bar');
  for (const isComparing of [false, true]) {
    if (isComparing) {
      await page
        .getByRole('button', { name: /^Compare/ })
        .first()
        .press('Enter');
      await expect(page.locator('[data-compare-bar]')).toBeVisible();
      await page.locator('body').click({ position: { x: 1, y: 1 } });
    }
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { wrong, passed } = await walk(page, key);
      expect(wrong, key).toEqual([]);
      expect(passed.length).toBeGreaterThan(40);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole('contentinfo').locator('p').last().boundingBox();
    const over = isComparing ? page.locator('[data-compare-bar]') : bar;
    const covering = await over.boundingBox();
    expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(covering?.y ?? 0);
  }
});

test('what is walked to in the search is never below its bars and buttons', async ({
  page,
  isMobile,
}) => {
  await page.goto('/PropertyListHome?type=Buy');
  if (isMobile) {
    await page.locator('[data-phone-bar]').getByText('Filters').press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  // To the homes at least: past the filters on a desk, around in the sheet on a phone.
  const { wrong, passed } = await walk(page, 'Tab', 110);
  expect(wrong).toEqual([]);
  expect(passed.some((at) => at.includes('possession'))).toBe(true);
  expect((await walk(page, 'Shift+Tab', 60)).wrong).toEqual([]);
});

test('a comparison is walked through, and the home beside the first is chosen by keys', async ({
  page,
  isMobile,
}) => {
  await page.goto('/PropertyCampare?ids=1,2,3');
  const { wrong, passed } = await walk(page, 'Tab', 40);
  expect(wrong).toEqual([]);
  const order = ['Print', ...(isMobile ? ['swap'] : []), 'Remove', 'Contact, visit or bid'];
  const places = order.map((name) => passed.findIndex((at) => at.includes(name)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  if (!isMobile) return;
  await page.getByRole('radio', { name: 'The second' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'The third' })).toBeChecked();
});

test('calculators are walked through from their tabs to their answers', async ({ page }) => {
  await page.goto('/');
  const tab = page.getByRole('tab', { name: 'EMI Calculator' });
  await tab.press('Enter');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel', { name: 'EMI Calculator' });
  await expect(panel.getByRole('textbox').first()).toBeVisible();
  await tab.focus();
  const { wrong, passed } = await walk(page, 'Tab', 7);
  expect(wrong).toEqual([]);
  expect(passed.filter((at) => at.startsWith('INPUT')).length).toBeGreaterThanOrEqual(6);
  expect((await walk(page, 'Shift+Tab', 7)).wrong).toEqual([]);
  await expect(tab).toBeFocused();
});
