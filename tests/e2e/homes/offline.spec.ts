import type { Page } from '@playwright/test';
import { aMember } from '#tests/e2e/members.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test } from '#tests/e2e/page.ts';
import { signOut } from '#tests/e2e/people.ts';

test.use({ serviceWorkers: 'allow', mayLog: [/ERR_(INTERNET_DISCONNECTED|FAILED)/] });

const HOME = '/ViewSingleProperty/7';

/** Addresses of all that the worker keeps in this browser. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return kept.flat().map((url) => new URL(url).pathname);
  });

/** Stirs, as a visitor does, and waits for the worker to have done what it was told. */
async function stir(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('a kept home and a seen one are read without a network', async ({ page, context }) => {
  // Kept on a list, never opened; and one opened.
  await page.goto('/PropertyListHome?type=Buy&sort=price_high');
  const card = page.locator('[data-listing]').first();
  const kept = `/ViewSingleProperty/${await card.getAttribute('data-listing')}`;
  await card.getByRole('button', { name: /^Save/ }).click();
  await page.goto(HOME);
  const title = await page.locator('h1').innerText();
  await stir(page);
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining([kept, HOME]));
  await expect
    .poll(
      async () => (await keptAddresses(page)).filter((path) => path.startsWith('/media/')).length,
    )
    .toBeGreaterThan(3);

  await context.setOffline(true);
  await page.goto(HOME);
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.getByText(/this is the copy of .* kept on this device/)).toBeVisible();
  const picture = page.locator('[data-gallery] img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(kept);
  await expect(page.locator('[data-copy]')).toBeVisible();

  await page.goto('/guides');
  await expect(page.locator('h1')).toHaveText('You are offline');
  await expect(page.locator('[data-copy-of]')).toHaveCount(2);
  await expectAccessibleInBoth(page);
  await page.goto('/kept');
  await expect(page.locator('h1')).toHaveText('Your homes');
  await page.locator('[data-copy-of="7"] a').press('Enter');
  await expect(page.locator('h1')).toHaveText(title);

  // Back on the network the page is the site's own again.
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.locator('[data-copy]')).toHaveCount(0);
});

test('where there is a network no copy is shown, and a gone home’s copy goes', async ({ page }) => {
  await page.goto(HOME);
  await stir(page);
  await expect.poll(() => keptAddresses(page)).toContain(HOME);
  const title = await page.locator('h1').innerText();
  await page.evaluate(async (home) => {
    const cache = await caches.open('homes');
    const old = '<main><h1>An old page</h1></main>';
    await cache.put(home, new Response(old, { headers: { 'content-type': 'text/html' } }));
    await cache.put('/ViewSingleProperty/2000000000', new Response(old));
  }, HOME);
  await page.reload();
  await expect(page.locator('h1')).toHaveText(title);
  await stir(page);
  await expect.poll(() => keptAddresses(page)).not.toContain('/ViewSingleProperty/2000000000');
});

test('a new worker takes over at once, and what is kept stays', async ({ page, context }) => {
  await page.goto(HOME);
  await stir(page);
  await expect.poll(() => keptAddresses(page)).toContain(HOME);
  const address = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
    await navigator.serviceWorker.register('/worker.js?next');
    await promise;
    return navigator.serviceWorker.controller?.scriptURL;
  });
  expect(address).toContain('/worker.js?next');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(1);
  await page.reload();
  await expect(page.locator('[data-copy]')).toHaveCount(0);
  await context.setOffline(true);
  await page.goto(HOME);
  await expect(page.locator('[data-copy]')).toBeVisible();
});

test('nothing of a person is kept, and signing out takes the copies away', async ({ page }) => {
  await aMember(page, 'Asha');
  await page.goto(HOME);
  await stir(page);
  await expect.poll(() => keptAddresses(page)).toContain(HOME);
  await page.goto('/UserDashboard');
  await expect(page.locator('h1')).toBeVisible();
  await page.goto('/FavoritesProperties');
  await expect(page.locator('h1')).toBeVisible();
  const kept = await keptAddresses(page);
  const shared = /^\/(_astro\/.*|media\/.*|ViewSingleProperty\/\d+|offline|kept)$/;
  expect(kept.filter((path) => !shared.test(path))).toEqual([]);
  await signOut(page);
  const left = (await keptAddresses(page)).filter((path) => /^\/(ViewSingle|media)/.test(path));
  expect(left).toEqual([]);
});

test('what a home screen needs is there', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', lang: 'en-IN' });
  for (const { src, type, purpose } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    expect(purpose).toMatch(/^(any|maskable)$/);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
});

test('the offer to install is one quiet row, and a no is remembered', async ({
  page,
  isMobile,
}) => {
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, { prompt: async () => document.body.setAttribute('data-prompted', '') });
      return dispatchEvent(event);
    });
  const row = page.getByRole('region', { name: 'Install' });
  await page.goto('/guides');
  await offer();
  await expect(row).toHaveCount(1);
  await offer();
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  const install = row.getByRole('button', { name: 'Install' });
  if (isMobile) await install.tap();
  else await install.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-prompted');
  await expect(row).toHaveCount(0);

  await page.reload();
  await offer();
  await row.getByRole('button', { name: 'Not now' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await offer();
  await page.goto('/');
  expect(await offer()).toBe(false);
  await expect(row).toHaveCount(0);
});
