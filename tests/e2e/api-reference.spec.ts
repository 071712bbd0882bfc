import { expect, test } from './page.ts';

// The same page at every width: what is narrow is looked at where it is tried.
test.skip(({ isMobile }) => isMobile, 'the same at every width');

test('the reference asks nobody else, and a call tried on it answers', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  await page.goto('/api/docs#tag/listings');
  await expect(page.getByRole('heading', { name: 'Propertysearch', exact: true })).toBeVisible();
  await expect(page.locator('#plain')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Test Request/ })
    .first()
    .click();
  const answered = page.waitForResponse(/\/api\/property/);
  await page.getByRole('button', { name: /^Send/ }).first().click();
  expect((await answered).headers()['content-type']).toContain('application/json');
  await page.setViewportSize({ width: 390, height: 844 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, 'no sideways scrolling').toBeLessThanOrEqual(0);
  expect(foreign).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the API is a plain list', async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page.getByText('GET /api/property/latest', { exact: true })).toBeVisible();
  });
});
