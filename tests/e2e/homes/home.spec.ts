import { devices, type Route } from '@playwright/test';
import { expect, expectAccessible, test } from '#tests/e2e/page.ts';

test('the twelve parts stand in order', async ({ page }) => {
  await page.goto('/');
  const headings = await page.locator('main h2').allTextContents();
  const wanted = [
    'Nearby properties',
    'Latest properties',
    'Insights & Tools',
    'Featured Properties',
    'Premium Users',
    'Hire someone you can trust',
    'Real estate guide',
    'Calculators',
    'What people say',
    'On your phone',
  ];
  expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted);
});

test('the first screen takes plain words first and counts the homes on offer', async ({ page }) => {
  const { data } = await (await page.request.get('/api/property/onoffer')).json();
  await page.goto('/');
  const said = page.locator('[data-on-offer]');
  await expect(said).toContainText(`${data.sale + data.rent} homes on offer`);
  await expect(said.getByRole('link', { name: `${data.rent} to rent` })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await said.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Say it in your own words')).toBeFocused();
});

test('examples go round once, and stand still for who writes or wants no motion', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const box = page.getByLabel('Say it in your own words');
  const shown = () => box.getAttribute('placeholder');
  const examples: string[] = JSON.parse((await box.getAttribute('data-examples')) ?? '[]');
  expect(examples.length).toBeGreaterThan(3);
  expect(await shown()).toBe(examples[0]);
  await page.clock.runFor(3_600);
  expect(await shown()).toBe(examples[1]);
  await box.focus();
  await page.clock.runFor(20_000);
  expect(await shown()).toBe(examples[1]);
  await box.blur();
  await page.clock.runFor(60_000);
  expect(await shown()).toBe(examples[0]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.clock.runFor(10_000);
  expect(await shown()).toBe(examples[0]);
  for (const example of examples) {
    const answer = await page.request.get('/PropertyListHome', { params: { ask: example } });
    expect([example, new URL(answer.url()).searchParams.get('missed')]).toEqual([example, null]);
  }
});

test('a search made before is offered again, until it is to be forgotten', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&loc=Baner&bedrooms=2');
  const name = await page.locator('[data-save-search]').getAttribute('data-save-search');
  await page.goto('/PropertyListHome?type=Rent');
  await page.goto('/');
  const before = page.locator('[data-recent-searches]');
  await expect(before.getByRole('link')).toHaveText([name ?? '']);
  await expectAccessible(page);
  // Named on a page in English, it is called by its name in Marathi on one in that.
  await page.goto('/mr');
  await expect(before.getByRole('link')).toHaveText([/बाणेर/]);
  await page.goto('/');
  await before.getByRole('link').click();
  await expect(page).toHaveURL(/loc=Baner&bedrooms=2$/);
  await page.goto('/');
  await before.getByRole('button', { name: 'Forget these' }).click();
  await expect(before).toBeHidden();
  await page.reload();
  await expect(before).toBeHidden();
});

test('Sell begins with posting a home, and Contact Us leads to somebody', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  const sell = isMobile
    ? page.getByText('Sell', { exact: true }).last()
    : page.getByRole('button', { name: 'Sell' });
  await sell.click();
  const links = page.locator('details[open] a, nav :popover-open a').filter({ visible: true });
  await expect(links).toHaveText(['Post property', 'Property Valuation', 'Find an Agent']);
  await page
    .getByRole('link', { name: 'Contact Us', exact: true })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@.+/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a chip is a search', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: '3 BHK', exact: true }).first().click();
    await expect(page).toHaveURL(/PropertyListHome\?type=Buy&bedrooms=3$/);
    await expect(page.locator('h1')).toContainText('homes for sale');
  });
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'its rows are grids on a desk');

  test('home is half as long as its twelve parts were below each other', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_335);
  });

  test('rows that are swiped are walked through by keyboard', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Latest properties', 'Premium Users', 'Real estate guide']) {
      const row = page.getByRole('region', { name }).getByRole('list').last();
      const last = row.getByRole('link').last();
      await row.scrollIntoViewIfNeeded();
      await expect(last).not.toBeInViewport();
      await last.focus();
      await expect(last).toBeInViewport();
    }
  });

  test('the narrowest phone scrolls no page sideways and keeps words in their cards', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await expectAccessible(page);
    for (const tile of ['Apartment', 'Homes', 'Commercial', 'Villas/Resorts']) {
      const link = page.getByRole('link', { name: new RegExp(`^${tile} `) });
      const over = await link.evaluate((card) =>
        Math.max(
          ...[...card.querySelectorAll('*')].map(
            (inner) => inner.getBoundingClientRect().right - card.getBoundingClientRect().right,
          ),
        ),
      );
      expect([tile, over < 0]).toEqual([tile, true]);
    }
    const people = page.locator('section[aria-labelledby="premium"] li p');
    const cut = await people.evaluateAll((all) =>
      all.flatMap((line) => (line.scrollWidth > line.clientWidth ? [line.textContent] : [])),
    );
    expect(cut).toEqual([]);
  });
});

test('tabs by pointer and by arrow keys', async ({ page }) => {
  await page.goto('/');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Rent').click();
  await expect(tab('Rent')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Commercial')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Commercial' })).toBeVisible();
});

for (const typed of ['hinjewadi', 'koregon park', 'कोथरूड']) {
  test(`suggestions forgive "${typed}"`, async ({ page }) => {
    await page.goto('/');
    const box = page.locator('#loc-Buy');
    await box.click();
    await box.pressSequentially(typed);
    const first = page.getByRole('option').first();
    await expect(first).toContainText(
      { hinjewadi: 'Hinjawadi', 'koregon park': 'Koregaon Park', कोथरूड: 'कोथरूड' }[typed] ?? '',
    );
    await box.press('ArrowDown');
    await box.press('Enter');
    await page
      .getByRole('tabpanel', { name: 'Buy' })
      .getByRole('button', { name: 'Search' })
      .click();
    await expect(page).toHaveURL(/PropertyListHome\?type=Buy&loc=/);
    await expect(page.locator('h1')).toContainText('in ');
  });
}

test('the nearby list leafs, follows the map and says when there is nothing', async ({ page }) => {
  await page.goto('/');
  const list = page.locator('[data-nearby-list]');
  await list.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-nearby-map] .map-marker').first()).toBeVisible();
  // Beside each other, the map is as tall as the list: neither leaves a hole.
  const heights = await page
    .locator('[data-nearby-map], [data-nearby-list]')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    );
  const [[mapTop = 0, mapBottom = 0] = [], [listTop = 0, listBottom = 0] = []] = heights;
  if (Math.abs(mapTop - listTop) < 8) expect(Math.abs(mapBottom - listBottom)).toBeLessThan(8);
  const first = await list.locator('a').first().textContent();
  await list.getByRole('button', { name: 'Next' }).click();
  await expect(list.getByText('Page 2 of')).toBeVisible();
  await expect(list.locator('a').first()).not.toHaveText(first ?? '');
  await page.locator('.leaflet-control-zoom-in').click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('mapZoom'))).toBe('11');
  // A home pressed on the map shows itself there, and the visitor stays.
  const markers = page.locator('[data-nearby-map] .map-marker');
  const pin = markers.filter({ has: page.locator('.map-pill') }).first();
  await expect(async () => {
    const cluster = markers.filter({ has: page.locator('.map-cluster') }).first();
    if (!(await pin.isVisible())) await cluster.press('Enter');
    await expect(pin).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await pin.press('Enter');
  const card = page.getByRole('group', { name: 'Home on the map' });
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/ViewSingleProperty\/\d+$/);
  await expect(page).toHaveURL('/');
  await card.press('Escape');
  await expect(card).toBeHidden();
  const far = await page.request.get('/fragments/nearby?lat=28.6&lng=77.2');
  expect(await far.text()).toContain('For this location properties not available');
});

test.describe('where the nearby list cannot be had', () => {
  test.use({ mayLog: [/status of 503|net::ERR_FAILED|Nearby homes could not be fetched/] });

  for (const [what, fail] of [
    ['an error page', (route: Route) => route.fulfill({ status: 503, body: 'Something broke' })],
    ['nothing at all', (route: Route) => route.abort()],
  ] as const) {
    test(`${what} leaves it empty, as specified, and the next try shows its page`, async ({
      page,
    }) => {
      await page.goto('/');
      const list = page.locator('[data-nearby-list]');
      await list.scrollIntoViewIfNeeded();
      await expect(list.locator('a').nth(2)).toBeVisible();
      let failed = 0;
      await page.route('**/fragments/nearby**', (route) => {
        failed++;
        return fail(route);
      });
      await list.getByRole('button', { name: 'Next' }).click();
      await expect.poll(() => failed).toBe(1);
      await expect(list).toHaveAttribute('aria-busy', 'false');
      await expect(list).toContainText('For this location properties not available');
      await expect(list.locator('a')).toHaveCount(0);
      await expect(list).not.toContainText('Something broke');
      await page.unroute('**/fragments/nearby**');
      await list.getByRole('button', { name: 'Try again' }).click();
      await expect(list.getByText('Page 2 of')).toBeVisible();
      await expect(list).toHaveAttribute('aria-busy', 'false');
    });
  }
});

test.describe('a first visit on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'weighed as a phone fetches it');
  // Its density chooses among pictures.
  const { deviceScaleFactor } = devices['Pixel 7'];
  test.use({ deviceScaleFactor });

  test('home with its ads weighs under 150 KB in few requests, and few more to its end', async ({
    page,
  }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const fetched = new Map<string, { type: string; url: string; bytes: number }>();
    network.on('Network.requestWillBeSent', ({ requestId, type = '', request: { url } }) => {
      if (!url.startsWith('data:')) fetched.set(requestId, { type, url, bytes: 0 });
    });
    // With headers, as they were sent.
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const one = fetched.get(requestId);
      if (one) one.bytes = encodedDataLength;
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const all = [...fetched.values()];
    const weigh = (of: typeof all) => of.reduce((sum, { bytes }) => sum + bytes, 0);
    const scripts = all.filter(({ type }) => type === 'Script');
    expect(weigh(all)).toBeLessThan(150 * 1024);
    expect(weigh(scripts)).toBeLessThan(12 * 1024);
    expect(all.length).toBeLessThanOrEqual(16);

    // Read to its end by somebody who touches it: map, pictures and ads come as they are met.
    await page.mouse.move(4, 4);
    await page.locator('[data-nearby-list]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-nearby-map] .map-marker').first()).toBeVisible();
    for (const place of await page.locator('[data-ad-place]').all()) {
      await place.scrollIntoViewIfNeeded();
      const ad = `/ads/searchSingleFor${await place.getAttribute('data-ad-place')}`;
      await expect
        .poll(() => [...fetched.values()].filter(({ url }) => url.endsWith(ad)).length)
        .toBe(1);
    }
    expect(fetched.size).toBeLessThanOrEqual(45);
  });
});
