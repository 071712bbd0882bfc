import { expect, test } from './page.ts';

test('the reference asks nobody else, and a call tried on it answers', async ({
  page,
  isMobile,
  baseURL = '',
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  await page.goto('/api/docs#tag/localities');
  await expect(page.getByRole('heading', { name: 'Propertysearch', exact: true })).toBeVisible();
  await expect(page.locator('#plain')).toHaveCount(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  if (!isMobile) {
    await page.getByRole('button', { name: 'Listings' }).first().click();
    await page
      .getByRole('button', { name: /^Test Request/ })
      .first()
      .click();
    const answered = page.waitForResponse(/\/api\/property\//);
    await page.getByRole('button', { name: /^Send/ }).first().click();
    expect((await answered).headers()['content-type']).toContain('application/json');
  }
  expect(foreign).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the API is a plain list', async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page.getByText('GET /api/property/latest', { exact: true })).toBeVisible();
  });
});
