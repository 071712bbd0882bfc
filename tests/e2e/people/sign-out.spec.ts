import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/page.ts';
import { signIn, signOut } from '#tests/e2e/people.ts';

/**
 * What is read at an address is answered only once the server has ended the session, and before the
 * visitor leaves the page: a refusal would stand in the console, which must stay silent.
 */
async function answerLate(page: Page, address: RegExp) {
  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const answered: Promise<void>[] = [];
  await page.route(address, async (route) => {
    asked.resolve();
    const answer = async () => {
      await ended.promise;
      await route.fulfill({ response: await route.fetch() });
    };
    // Who has taken the question back hears no answer.
    answered.push(answer().catch(() => undefined));
  });
  await page.route(/\/api\/auths\/logout/, async (route) => {
    const response = await route.fetch();
    ended.resolve();
    await Promise.all(answered);
    await route.fulfill({ response });
  });
  return asked;
}

for (const [what, path, address] of [
  ['a list', '/FavoritesProperties', /\/api\/property\/findbyfavourite\//],
  ['a stream', '/UserDashboard', /\/api\/messages\/stream/],
] as const) {
  test(`${what} that is asked for while somebody signs out is not refused`, async ({ page }) => {
    await signIn(page, 'buyer@propertysearch.test');
    const asked = await answerLate(page, address);
    await page.goto(path);
    await asked.promise;
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeAttached();
  });
}

test('nothing is asked in the name of who has signed out', async ({ page }) => {
  await signIn(page, 'buyer@propertysearch.test');
  await page.goto('/FavoritesProperties');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const late: string[] = [];
  await page.route(/\/api\/auths\/logout/, async (route) => {
    const response = await route.fetch();
    page.on('request', (request) => {
      if (/\/api\//.test(request.url()) && request.headers().authorization)
        late.push(request.url());
    });
    // A page that comes back into view asks anew for what it shows.
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('focus'));
      dispatchEvent(new Event('online'));
    });
    await route.fulfill({ response });
  });
  await signOut(page);
  expect(late).toEqual([]);
});
