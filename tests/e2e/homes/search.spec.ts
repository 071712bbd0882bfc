import { expect, expectAccessibleInBoth, test } from '#tests/e2e/page.ts';

type Page = import('@playwright/test').Page;

/** On a phone filters wait in a sheet until they are asked for all at once. */
const openFilters = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
};
const SHOW = /^Show [\d,]+ homes?$/;
const askFor = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: SHOW }).click();
};

test('chips change the list, the address bar and the counts; back undoes it', async ({
  page,
  isMobile,
}) => {
  // A place where no other story lists a home while this one counts.
  await page.goto('/PropertyListHome?type=Buy&loc=Kharadi');
  const before = await page.locator('h1').textContent();
  await openFilters(page, isMobile);
  await page.locator('label.chip', { hasText: /^\s*2 BHK/ }).click();
  await askFor(page, isMobile);
  await expect(page).toHaveURL(/bedrooms=2/);
  await expect(page.locator('h1')).not.toHaveText(before ?? '');
  const lines = await page.locator('[data-listing] p.text-sm').allTextContents();
  const homes = lines.filter((facts) => /BHK/.test(facts));
  expect(homes.length).toBeGreaterThan(0);
  for (const facts of homes) expect(facts).toContain('2 BHK');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(before ?? '');
});

test('an amount is typed with its digits grouped or without, and shown grouped', async ({
  page,
}) => {
  for (const typed of ['70,00,000', '7000000']) {
    await page.goto(`/PropertyListHome?type=Buy&max_price=${typed}`);
    const applied = page.locator('[data-live="applied"]');
    await expect(applied.getByRole('link', { name: /^Up to ₹ 70 Lakh/ })).toBeVisible();
    await expect(page.locator('input[name="max_price"]')).toHaveValue('70,00,000');
  }
});

test('plain words become chips that can be taken away', async ({ page }) => {
  await page.goto('/PropertyListHome');
  await page
    .getByLabel('Say what you look for')
    .fill('2bhk under 60 lakh near hinjewadi ready to move');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/max_price=6000000/);
  const chips = page.getByRole('list', { name: 'Filters in force' });
  await expect(chips).toContainText('Near Hinjawadi');
  await expect(chips).toContainText('2 BHK');
  await expect(chips).toContainText('Up to ₹ 60 Lakh');
  await expect(chips).toContainText('Ready To Move');
  await chips.getByRole('link', { name: /Up to/ }).click();
  await expect(page).not.toHaveURL(/max_price/);
});

test('plain words for several places, with what could not be understood as it was typed', async ({
  page,
}) => {
  await page.goto('/PropertyListHome');
  const words = page.getByLabel('Say what you look for');
  await words.fill('PG in Kharadi or वाकड for Working Women');
  await words.press('Enter');
  await expect(page.getByText('We have no PG listings yet')).toBeVisible();
  await expect(page.getByText('left out: “Working Women”')).toBeVisible();
  await expect(page.locator('h1')).toContainText('homes to rent in Kharadi or Wakad');
  await expect(words).toHaveValue('PG in Kharadi or वाकड for Working Women');
  const chips = page.getByRole('list', { name: 'Filters in force' });
  await chips.getByRole('link', { name: 'In Kharadi' }).click();
  await expect(page.locator('h1')).toContainText('to rent in Wakad');
  await expect(page.getByText('We have no PG listings yet')).toBeHidden();
});

test('to rent, amounts are of a month, terms are on the cards, and land is not offered', async ({
  page,
  isMobile,
}) => {
  await page.goto('/PropertyListHome?type=Buy&budget=Under50Lakh&subCategory=Flat');
  await openFilters(page, isMobile);
  // What was chosen to buy means nothing to rent.
  await page.locator('label.chip', { hasText: /^\s*Rent\s*$/ }).click();
  await expect(page).toHaveURL(/type=Rent$/);
  await expect(page.locator('h1')).toContainText('homes to rent');
  await page.locator('label.chip', { hasText: '15,000 to 25,000' }).click();
  await page.locator('label.chip', { hasText: 'No brokerage' }).click();
  await askFor(page, isMobile);
  await expect(page).toHaveURL(/budget=Rent15KTo25K.*noBrokerage=1/);
  const cards = page.locator('[data-listing]');
  await expect(cards.first()).toContainText('no brokerage');
  for (const text of await cards.locator('data').allTextContents()) {
    expect(text).toMatch(/₹ (1[5-9]|2[0-4]),\d{3}\/month/);
  }
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByText('There is no brokerage.')).toBeVisible();
  await expect(page.getByText('To move in, 11-month licence')).toBeVisible();

  await page.goto('/PropertyListHome?type=Rent&subCategory=Plot');
  await expect(page.getByText('Plots are sold here, not rented')).toBeVisible();
  await page.getByRole('link', { name: 'See plots for sale' }).click();
  await expect(page.locator('h1')).toHaveText(/^\d+ plots for sale/);
  await expect(cards.first()).toContainText('guntha');
});

test('whom one contacts is said where one does, with what speaks for them', async ({ page }) => {
  for (const [poster, evidence] of [
    ['agent', /, agent \(MahaRERA A\d{11}/],
    ['builder', /, builder \(.+, project P\d{11}\)/],
    ['owner', /, owner$/],
  ] as const) {
    await page.goto(`/PropertyListHome?type=Buy&postedBy=${poster}`);
    await page.locator('[data-listing]').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByText('Listed by')).toHaveText(evidence);
    await expect(
      page.getByRole('link', { name: `Sign in to contact the ${poster}` }),
    ).toBeVisible();
  }
});

test('nothing found says what to relax', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&loc=Kharadi&max_price=100000');
  await expect(page.getByText('No home fits all of this')).toBeVisible();
  const way = page.getByRole('link', { name: /Without the highest price: \d+/ });
  const promised = Number(/: (\d+)/.exec((await way.textContent()) ?? '')?.[1]);
  await way.click();
  await expect(page.locator('[data-listing]').first()).toBeVisible();
  expect(Number.parseInt((await page.locator('h1').textContent()) ?? '', 10)).toBe(promised);
});

test('where leaving out one filter does not help, one can be kept by itself', async ({ page }) => {
  await page.goto(
    '/PropertyListHome?type=Buy&loc=Baner&subCategory=Villa&bedrooms=3&max_price=1000&min_area=9000',
  );
  const ways = page.getByRole('region', {
    name: 'Keep one thing you asked for, and see what it brings',
  });
  await expect(ways.getByRole('link', { name: /^Villas: \d+ villas$/ })).toBeVisible();
  const way = ways.getByRole('link', { name: /^In Baner: \d+ homes$/ });
  const promised = Number(/: (\d+)/.exec((await way.textContent()) ?? '')?.[1]);
  await way.click();
  await expect(page.locator('[data-listing]').first()).toBeVisible();
  expect(Number.parseInt((await page.locator('h1').textContent()) ?? '', 10)).toBe(promised);
});

test('nothing found in a place offers its neighbours', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&loc=Baner&subCategory=Villa');
  const near = page.getByRole('region', { name: 'The same villas for sale near Baner' });
  const way = near.getByRole('link', { name: /\d (km|m): \d+ villas?$/ }).first();
  const promised = Number(/: (\d+)/.exec((await way.textContent()) ?? '')?.[1]);
  await way.click();
  await expect(page.locator('[data-listing]')).toHaveCount(promised);
  await expect(page).toHaveURL(/subCategory=Villa/);
});

test('an unknown place is called unknown, and guessed at', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&loc=Banerghatta');
  await expect(page.getByRole('heading', { name: 'We do not know “Banerghatta”' })).toBeVisible();
  await page.getByRole('link', { name: 'Baner', exact: true }).click();
  await expect(page.locator('h1')).toContainText('in Baner, Pune');
});

test('where nothing is found, an address with the map alone says how to go on', async ({
  page,
}) => {
  await page.goto('/PropertyListHome?type=Buy&loc=Banerghatta&view=map');
  await expect(page.getByRole('link', { name: 'Baner', exact: true })).toBeInViewport();
  await page.goto('/PropertyListHome?type=Buy&loc=Baner&subCategory=Villa&view=map');
  const near = page.getByRole('region', { name: 'The same villas for sale near Baner' });
  await expect(near.getByRole('link').first()).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('country, state and city are said, and what an address asks for beside them is searched', async ({
  page,
}) => {
  const chosen = (name: string) => page.locator(`[data-search-form] select[name=${name}]`).first();
  await page.goto('/PropertyListHome?type=Buy&city=Mumbai');
  await expect(page.locator('[data-listing]')).toHaveCount(0);
  await expect(chosen('country')).toHaveText('India');
  await expect(chosen('state')).toHaveText('Maharashtra');
  await expect(chosen('city')).toHaveValue('Mumbai');
  // The one choice adds nothing to an address.
  await page.goto('/PropertyListHome?type=Buy');
  await expect(chosen('city')).toHaveValue('');
  await expect(chosen('city')).toHaveText('Pune');
});

test('a page past the last says so, and leads to the last', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&page=99');
  await expect(page.getByRole('heading', { name: 'There is no page 99' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await expect(page.locator('[data-listing]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
});

test('what the address says wrongly is named and left out', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&max_price=lots&bedrooms=2');
  await expect(page.getByRole('alert')).toContainText('max_price');
  await expect(page.locator('[data-listing]').first()).toBeVisible();
});

test('pages do not repeat homes', async ({ page }) => {
  await page.goto('/PropertyListHome?type=Buy&sort=price_low');
  const ids = () =>
    page
      .locator('[data-listing]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-listing')));
  const first = await ids();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(async () => (await ids()).some((id) => first.includes(id))).toBe(false);
});

test('nothing jumps and no policy is broken while the page and its map load', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, blocked: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.blocked.push(`${event.violatedDirective} ${event.sourceFile}`),
    );
  });
  await page.goto('/PropertyListHome?type=Buy');
  await page.getByLabel('Say what you look for').focus();
  await page.waitForLoadState('networkidle');
  const { shift, blocked } = await page.evaluate(
    () => (window as unknown as { seen: { shift: number; blocked: string[] } }).seen,
  );
  expect(shift).toBeLessThan(0.1);
  expect(blocked).toEqual([]);
});

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

test.describe('with the network down', () => {
  test.use({ mayLog: [/net::ERR_FAILED/] });

  test('a failing search keeps the filters and offers to try again', async ({ page, isMobile }) => {
    await page.goto('/PropertyListHome?type=Buy');
    await openFilters(page, isMobile);
    let down = true;
    await page.route('**/PropertyListHome?**', (route) =>
      down ? route.abort() : route.continue(),
    );
    await page.locator('label.chip', { hasText: /^\s*3 BHK/ }).click();
    await askFor(page, isMobile);
    await expect(page.getByText('The search did not answer. Your filters are kept.')).toBeVisible();
    await expect(page.locator('input[name="bedrooms"][value="3"]')).toBeChecked();
    down = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/bedrooms=3/);
  });
});

test('pictures of cards farther down wait until they come near, and no card is wider than the list', async ({
  page,
}) => {
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.add(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/PropertyListHome?type=Buy', { waitUntil: 'networkidle' });
  const cards = page.locator('[data-live="list"] [data-listing]');
  expect(await cards.count()).toBeGreaterThan(8);
  expect(pictures.size).toBeLessThan(6);
  const widths = await cards.evaluateAll((all) => all.map((card) => card.clientWidth));
  expect(Math.max(...widths)).toBeLessThan(390);
  await cards.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      cards
        .last()
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form, the links and the pages work', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same document at every width');
    await page.goto('/PropertyListHome?type=Buy');
    await page.locator('input[name="bedrooms"][value="3"]').check({ force: true });
    await page.locator('#loc').fill('koregon park');
    await page.getByRole('button', { name: 'Show homes' }).click();
    await expect(page).toHaveURL(/bedrooms=3/);
    await expect(page.locator('h1')).toContainText('Koregaon Park');
    await page.goto('/');
    await page.getByRole('tab', { name: 'Rent', exact: true }).click();
    await expect(page).toHaveURL('/PropertyListHome?type=Rent');
  });

  test('on a phone the bar leads to the filters and the orders', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'wide screens show both');
    await page.goto('/PropertyListHome?type=Buy');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('button', { name: 'Show homes' })).toBeInViewport();
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.getByRole('link', { name: 'Just reduced' }).click();
    await expect(page).toHaveURL(/sort=reduced/);
  });
});

test.describe('before its script has come', () => {
  test.use({ javaScriptEnabled: false });

  test('a list that is still coming in shows no filters where its homes will stand', async ({
    page,
    request,
    isMobile,
  }) => {
    const address = '/PropertyListHome?type=Buy';
    const whole = await (await request.get(address)).text();
    const filters = page.locator('[data-filters-home]');
    await page.goto(address);
    await expect(filters).toBeVisible();
    const half = whole.slice(0, whole.indexOf('data-live="list"'));
    await page.route('**/PropertyListHome?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: `${half}>` }),
    );
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(filters).toBeVisible({ visible: !isMobile });
  });
});
