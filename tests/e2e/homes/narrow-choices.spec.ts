import { expect, test } from '#tests/e2e/page.ts';

/** Choices of selects that are wider than the room their field leaves for them. */
function cutChoices(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  const cut: string[] = [];
  for (const select of document.querySelectorAll('select')) {
    if (!select.checkVisibility() || !pen) continue;
    const style = getComputedStyle(select);
    pen.font = style.font;
    const room =
      select.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    for (const { text } of select.options)
      if (pen.measureText(text).width > room + 1) cut.push(text);
  }
  return cut;
}

test('no choice of a calculator is cut on the narrowest screen, in any language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ['/', '/mr', '/hi']) {
    await page.goto(path);
    const tabs = page.locator('#calculators').getByRole('tab');
    await tabs.first().click();
    await expect(page.locator('#calculators astro-island')).not.toHaveAttribute('ssr', /.*/);
    await page.evaluate(() => document.fonts.ready);
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      // Its part comes when it is opened.
      await expect(
        page
          .locator('#calculators [role=tabpanel] :is(input, select)')
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      expect(await page.evaluate(cutChoices), `${path} ${await tab.textContent()}`).toEqual([]);
    }
  }
});

test('nor inside a guide, where there is less room', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const guide of ['stamp-duty-and-registration-in-pune', 'leave-and-licence-in-pune']) {
    await page.goto(`/guides/${guide}`);
    const limits = page.getByLabel('Where it lies');
    await limits.scrollIntoViewIfNeeded();
    await expect(limits).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(cutChoices), guide).toEqual([]);
  }
});
