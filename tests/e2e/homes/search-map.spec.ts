import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBoth, test } from '#tests/e2e/page.ts';

/** Opens a search with its map in view: on a phone over the whole screen. */
async function openMap(page: Page, isMobile: boolean, query = 'type=Buy'): Promise<Locator> {
  await page.goto(`/PropertyListHome?${query}`);
  if (isMobile) await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.locator('[data-search-map]');
  await expect(map.locator('.map-marker').first()).toBeVisible();
  return map;
}

const pointsOf = (map: Locator, shape: readonly (readonly [number, number])[]) =>
  map.boundingBox().then((box) => {
    if (!box) throw new Error('no map');
    return shape.map(([x, y]) => [box.x + box.width * x, box.y + box.height * y] as const);
  });

const SQUARE = [
  [0.3, 0.3],
  [0.7, 0.3],
  [0.7, 0.7],
  [0.3, 0.7],
  [0.3, 0.35],
] as const;

/** Draws a square; what is asked while the button is still held comes before any answer moves the map. */
async function drawWithMouse(page: Page, map: Locator, whileHeld = async () => {}) {
  const [start, ...rest] = await pointsOf(map, SQUARE);
  if (!start) throw new Error('no shape');
  await page.mouse.move(...start);
  await page.mouse.down();
  for (const spot of rest) await page.mouse.move(...spot, { steps: 6 });
  await whileHeld();
  await page.mouse.up();
}

test('the map opens on the homes, and no marker covers another', async ({ page, isMobile }) => {
  const map = await openMap(page, isMobile);
  await expect(map.locator('.map-cluster').first()).toBeVisible();
  const boxes = await map
    .locator('.map-pill, .map-cluster')
    .evaluateAll((markers) => markers.map((marker) => marker.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(5);
  const covered = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  expect(covered).toEqual([]);
  const whole = await map.boundingBox();
  const across =
    Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  expect(across).toBeGreaterThan((whole?.width ?? 0) / 2);
});

test('a press on a number shows what is inside; the search follows the map', async ({
  page,
  isMobile,
}) => {
  const map = await openMap(page, isMobile);
  const number = map.locator('.map-cluster').first();
  const inside = Number(await number.textContent());
  await number.click();
  await expect(page).toHaveURL(/bounds=/);
  // All of its homes are in view, each or in smaller numbers.
  const homes = () =>
    map.locator('.map-pill, .map-cluster').evaluateAll((markers) => {
      const view = markers[0]?.closest('[data-search-map]')?.getBoundingClientRect();
      return markers
        .filter((marker) => {
          const { left, right, top, bottom } = marker.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return view && x > view.left && x < view.right && y > view.top && y < view.bottom;
        })
        .reduce(
          (sum, marker) =>
            sum + (marker.classList.contains('map-cluster') ? Number(marker.textContent) : 1),
          0,
        );
    });
  await expect.poll(homes).toBeGreaterThanOrEqual(inside);
  expect(await map.locator('.map-pill, .map-cluster').count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect(page).not.toHaveURL(/bounds=/);
});

test('a pin shows a card, which alone leads to the page', async ({ page, isMobile }) => {
  const map = await openMap(page, isMobile, 'type=Buy&loc=Baner');
  await map.locator('.map-pill').first().click();
  const card = page.getByRole('group', { name: 'Home on the map' });
  await expect(card.getByText(/₹/)).toBeVisible();
  await expect(card.getByText(/sq ft/)).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
  await expect(page).toHaveURL(/PropertyListHome/);
  await expectAccessibleInBoth(page);
  await card.getByRole('button', { name: /^Save/ }).click();
  await expect(card.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true');
  const title = await card.getByRole('link').textContent();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/ViewSingleProperty/);
  await expect(page.locator('h1')).toContainText(title ?? '');
});

test('by keyboard: one stop for all markers, arrows between them, Escape back', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keys');
  const map = await openMap(page, isMobile, 'type=Buy&loc=Baner');
  await expect(map.locator('.map-marker[tabindex="0"]')).toHaveCount(1);
  // Who does not want the map is past it by one link.
  await page.getByRole('link', { name: 'Skip the map' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-map-panel] :focus')).toHaveCount(0);
  await map.locator('.map-marker[tabindex="0"]').focus();
  const first = await page.locator(':focus').getAttribute('aria-label');
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key);
    if ((await page.locator(':focus').getAttribute('aria-label')) !== first) break;
  }
  await expect(page.locator(':focus')).not.toHaveAttribute('aria-label', first ?? '');
  await expect(page).not.toHaveURL(/bounds=/);
  const pill = map.locator('.map-marker:has(.map-pill)').first();
  await pill.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('group', { name: 'Home on the map' });
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(pill).toBeFocused();
});

test('areas are drawn, added, taken back and given up, with nothing selected', async ({
  page,
  isMobile,
}) => {
  const map = await openMap(page, isMobile);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await expect(page.getByText('Draw round the area you like')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.map-sheet')).toHaveCount(0);
  await expect(map).toBeVisible();

  await page.getByRole('button', { name: 'Draw an area' }).click();
  await expect(page.getByRole('button', { name: 'Finish area' })).toBeDisabled();
  // The bar below has other buttons now; the map takes up its size in the frame that shows them.
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  const pane = page.locator('.leaflet-map-pane');
  const view = await pane.getAttribute('style');
  await drawWithMouse(page, map, async () => {
    expect(await page.evaluate(() => getSelection()?.toString() ?? '')).toBe('');
    expect(await pane.getAttribute('style')).toBe(view);
  });
  await expect(page).toHaveURL(/area=/);
  await expect(page.getByRole('button', { name: 'Draw another area' })).toBeVisible();

  await page.getByRole('button', { name: 'Draw another area' }).click();
  await expect(page.locator('.map-sheet')).toBeVisible();
  // Corner by corner, as one who cannot hold and draw does it.
  for (const spot of await pointsOf(map, [
    [0.1, 0.6],
    [0.25, 0.6],
    [0.25, 0.9],
  ]))
    await page.mouse.click(...spot);
  await page.getByRole('button', { name: 'Finish area' }).click();
  await expect(page).toHaveURL(/area=.*(\||%7C)/);
  if (isMobile) await page.getByRole('button', { name: 'Close the map' }).click();
  const chips = page.getByRole('list', { name: 'Filters in force' });
  await expect(chips).toContainText('In drawn area 2');
  await chips.getByRole('link', { name: 'In drawn area 1' }).click();
  await expect(chips).toContainText('In the drawn area');
  await expect(page).not.toHaveURL(/area=.*(\||%7C)/);
  if (isMobile) await page.getByRole('button', { name: 'Map', exact: true }).click();
  // What was searched while the map was away is what it shows: the area that is left, framed.
  const outline = map.locator('.leaflet-overlay-pane path');
  await expect(outline).toHaveCount(1);
  await expect(outline).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: 'Undo last area' }).click();
  await expect(page).not.toHaveURL(/area=/);
  await expectAccessible(page);
});

test('a finger draws without moving the page; the map closes again', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'there is no finger at a desk');
  const map = await openMap(page, isMobile);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await expect(page.locator('.map-sheet')).toBeVisible();
  const spots = await pointsOf(map, SQUARE);
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
    });
  await send('touchStart', spots[0]);
  for (const spot of spots.slice(1)) await send('touchMove', spot);
  await send('touchEnd');
  await expect(page).toHaveURL(/area=/);
  expect(await page.evaluate(() => [scrollY, getSelection()?.toString() ?? ''])).toEqual([0, '']);

  const panel = page.locator('[data-map-panel]');
  expect(await panel.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  // What lies below is out of reach for the keyboard and for readers, too.
  await expect(page.locator('[inert] h1')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close the map' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeFocused();
});

test('the metro is switched on, with each line’s state and source; a walk to it is searched', async ({
  page,
  isMobile,
}) => {
  const map = await openMap(page, isMobile);
  await expect(map.locator('.leaflet-overlay-pane path')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Metro' }).check();
  const legend = page.getByRole('list', { name: 'Metro lines' });
  await expect(legend).toContainText('Hinjawadi to Civil Court');
  await expect(legend).toContainText('Maha-Metro, August 2024');
  await expect
    .poll(() => map.locator('.leaflet-overlay-pane path[stroke-dasharray]').count())
    .toBeGreaterThan(5);
  await legend.getByRole('button', { name: 'Homes along the Aqua line' }).click();
  await expect(page).toHaveURL(/metroLine=Aqua/);
  await expectAccessibleInBoth(page);
  await page.goto('/PropertyListHome?type=Buy&metroWalk=15&metroLine=Aqua');
  const chips = page.getByRole('list', { name: 'Filters in force' });
  await expect(chips).toContainText('15 min walk to the metro');
  await chips.getByRole('link', { name: 'Along the Aqua line' }).click();
  await expect(page).not.toHaveURL(/metroLine/);
});

test('an address with a map view opens the map there', async ({ page, isMobile }) => {
  await page.goto('/PropertyListHome?type=Buy&bounds=18.5400,73.7600,18.5800,73.8000');
  if (isMobile) await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Whole map' })).toBeVisible();
  await page.locator('[data-search-map] .leaflet-control-zoom-out').click();
  await expect(page).not.toHaveURL(/bounds=18.5400/);
  const bounds = new URL(page.url()).searchParams.get('bounds')?.split(',').map(Number) ?? [];
  const [south = 0, west = 0, north = 0, east = 0] = bounds;
  expect((south + north) / 2).toBeCloseTo(18.56, 1);
  expect((west + east) / 2).toBeCloseTo(73.78, 1);
  expect(north - south).toBeLessThan(0.4);
});

test('hovering a card marks its home on the map', async ({ page, isMobile }) => {
  test.skip(isMobile, 'there is no hover on a phone');
  await page.goto('/PropertyListHome?type=Buy&loc=Baner');
  await expect(page.locator('[data-search-map] .map-pill').first()).toBeVisible();
  const marked = page.locator('.map-marker-on');
  for (const card of await page.locator('[data-listing]').all()) {
    await card.hover();
    if ((await marked.count()) > 0) break;
  }
  await expect(marked).toHaveCount(1);
});
