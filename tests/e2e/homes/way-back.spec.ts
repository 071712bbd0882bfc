import { expect, expectAccessible, test } from '#tests/e2e/page.ts';

const LINE = '[data-way-back]';

test('who must sign in to contact somebody is told of which home', async ({ page, request }) => {
  const { data } = await (await request.get('/api/property/7')).json();
  const { postedBy } = data.propertydata;
  const home = `${data.detailsData.bedrooms} BHK in ${data.locationData.locality}`;
  await page.goto('/ViewSingleProperty/7');
  await page.getByRole('link', { name: `Sign in to contact the ${postedBy}` }).click();
  await expect(page.locator(LINE)).toHaveText(`${home}: sign in to contact the ${postedBy}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: /code/ }).click();
  await page.waitForURL(/sign-in-by-code/);
  await expect(page.locator(LINE)).toHaveText(`${home}: sign in to contact the ${postedBy}`);
  await page.goto('/mr/Login?next=/ViewPropertyDetails/7');
  await expect(page.locator(LINE)).toContainText('संपर्कासाठी साइन इन करा');
  await page.goto(`/Login?next=${encodeURIComponent('/ViewPropertyDetails/7#report')}`);
  await expect(page.locator(LINE)).toHaveText(`${home}: sign in to go on to it`);
});

test.describe('of what is no live home', () => {
  test.use({ mayLog: [/status of 404/] });

  test('nothing is said, whatever the address holds', async ({ page }) => {
    for (const next of ['/UserDashboard', '/ViewPropertyDetails/7 Call 98220', '/Call/98220', '']) {
      await page.goto(`/Login?next=${encodeURIComponent(next)}`);
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(page.locator(LINE)).toBeHidden();
    }
    const answer = page.waitForResponse(/\/api\/property\/99999999/);
    await page.goto('/Login?next=/ViewPropertyDetails/99999999');
    await answer;
    await expect(page.locator(LINE)).toBeHidden();
  });
});
