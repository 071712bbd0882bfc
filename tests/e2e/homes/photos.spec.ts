import type { Locator, Page } from '@playwright/test';
import { aMember } from '#tests/e2e/members.ts';
import { expect, expectAccessibleInBoth, test } from '#tests/e2e/page.ts';
import { query } from '#tests/e2e/site-database.ts';

/** A flat of the demo: six photos and a plan. */
const FLAT = '/ViewSingleProperty/7';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures of this home' });
const gallery = (page: Page) => page.getByRole('region', { name: 'Photos' });

/** A finger drawn over the screen from the right to the left. */
async function swipeLeft(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  await touch('touchStart', 340);
  for (const x of [300, 240, 180, 120, 60]) await touch('touchMove', x);
  await touch('touchEnd');
}

/** How many words like "6 photos" say. */
const numberIn = async (words: Locator) =>
  Number(/\d+/.exec((await words.textContent()) ?? '')?.[0]);

test('a photo opens over the screen: keys or swipe, label, counter, thumbnails, and the way back', async ({
  page,
  isMobile,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(FLAT);
  expect(
    scripts.filter((url) => /viewer/.test(url)),
    'nothing comes before a touch',
  ).toEqual([]);
  const first = gallery(page).getByRole('link').first();
  if (isMobile) await first.tap();
  else {
    await first.focus();
    await page.keyboard.press('Enter');
  }
  await expect(viewer(page)).toBeVisible();
  await expect(viewer(page)).toContainText('1 of 6');
  await expect(viewer(page).getByRole('status')).toContainText('From outside');
  if (isMobile) await swipeLeft(page);
  else await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toContainText('2 of 6');
  await expect(viewer(page).getByRole('status')).toContainText('Living room');
  await viewer(page).getByRole('button', { name: 'Picture 4: Kitchen' }).click();
  await expect(viewer(page)).toContainText('4 of 6');
  await expectAccessibleInBoth(page);
  if (isMobile) await viewer(page).getByRole('button', { name: 'Close' }).tap();
  else await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(first).toBeFocused();
  await gallery(page)
    .getByRole('link', { name: /photos$/ })
    .click();
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(FLAT);
});

test('pressed twice while its code is on the way, the viewer opens once', async ({ page }) => {
  await page.goto(FLAT);
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/viewer.*\.js/);
  await page.route(/viewer.*\.js/, async (route) => {
    await letGo;
    await route.continue();
  });
  const first = gallery(page).getByRole('link').first();
  await first.click();
  await asked;
  await first.click();
  resolve();
  await expect(viewer(page)).toHaveCount(1);
  await expect(viewer(page)).toContainText('1 of 6');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(FLAT);
});

test('the plan opens by itself, and a card counts what its page shows', async ({ page }) => {
  await page.goto(FLAT);
  await page.getByRole('link', { name: /Floor plan/ }).click();
  await expect(viewer(page)).toContainText('Floor plan');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();

  for (const type of ['Buy', 'Commercial']) {
    await page.goto(`/PropertyListHome?type=${type}`);
    const card = page.locator('[data-listing]').first();
    const id = await card.getAttribute('data-listing');
    const said = card.getByText(/photos?$/).locator('..');
    const n = await numberIn(said);
    expect(n).toBeGreaterThan(0);
    await page.goto(`/photos/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^${n} ${n === 1 ? 'photo' : 'photos'} of `),
    );
    await page.goto(`/ViewSingleProperty/${id}`);
    await expect(gallery(page).locator('a[data-photo]')).toHaveCount(n);
  }
});

test('price, title and facts stand in sight before anything is scrolled', async ({
  page,
  isMobile,
}) => {
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(FLAT);
  const head = page.locator('article header');
  for (const part of [head.getByRole('heading', { level: 1 }), head.getByText(/BHK · .*sq ft/)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('link', { name: /^Sign in to contact/ })).toBeInViewport();
});

test('one photo fills its place, and is called one', async ({ page }) => {
  const [home] = await query<{ id: number }>(
    `select id from listings where status = 'live' and photo_count = 1 order by id limit 1`,
  );
  await page.goto(`/ViewSingleProperty/${home?.id}`);
  const [place, photo] = await Promise.all([
    gallery(page).getByRole('list').boundingBox(),
    gallery(page).getByRole('img').first().boundingBox(),
  ]);
  expect(photo?.width).toBeGreaterThan((place?.width ?? Number.NaN) - 2);
  expect(photo?.height).toBeGreaterThan((place?.height ?? Number.NaN) - 2);
  await expect(gallery(page).locator('[data-gallery-count]')).toHaveText('1 photo');
});

test('on paper there is the home on one sheet, and nothing to press', async ({ page }) => {
  await page.goto(FLAT);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What it truly costs' })).toBeVisible();
  for (const gone of [
    page.getByRole('contentinfo'),
    page.getByRole('banner'),
    page.getByRole('heading', { name: 'Similar homes' }),
    page.getByRole('link', { name: /^Sign in to contact/ }),
    page.getByRole('button'),
    page.getByRole('slider'),
  ]) {
    await expect(gone).toHaveCount(0);
  }
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

test.describe('where the browser does not let a page copy', () => {
  test('the link stands selected, and the focus goes back', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      });
    });
    await page.goto(FLAT);
    const button = page.getByRole('button', { name: 'Share', exact: true });
    await button.click();
    const panel = page.getByRole('dialog', { name: 'Share this home' });
    await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=.*ViewSingleProperty%2F7$/,
    );
    await expectAccessibleInBoth(page);
    await panel.getByRole('button', { name: 'Copy the link' }).click();
    await expect(panel.getByRole('status')).toContainText('The link is selected');
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(
      /\/ViewSingleProperty\/7$/,
    );
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('photos are a page with a way back, shares are links, the instalment is there', async ({
    page,
  }) => {
    await page.goto(FLAT);
    await expect(page.getByRole('region', { name: 'On a loan' })).toContainText(/₹ [\d,]+ a month/);
    await gallery(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/photos\/7#photo-1$/);
    await expect(page.getByRole('figure')).toHaveCount(7);
    await page.getByRole('link', { name: 'Back to the home' }).click();
    await expect(page).toHaveURL(FLAT);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('link', { name: 'E-mail' })).toBeVisible();
  });
});

test('sliders move the instalment; what is out of bounds is refused with the bounds', async ({
  page,
}) => {
  await page.goto(FLAT);
  const loan = page.getByRole('region', { name: 'On a loan' });
  const monthly = loan.getByText(/a month$/);
  const before = await monthly.textContent();
  const years = loan.getByRole('slider', { name: 'Years, slider' });
  await years.focus();
  await expect(loan.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr', /.*/);
  await page.keyboard.press('ArrowLeft');
  await expect(loan.getByRole('textbox', { name: 'Years' })).toHaveValue('19');
  await expect(monthly).not.toHaveText(before ?? '');
  const rate = loan.getByRole('textbox', { name: 'Interest' });
  await rate.fill('0');
  await expect(loan).toContainText('Give a number from 1 to 20; the result is still for 8.5');
  await rate.fill('9');
  await expect(loan.getByRole('link', { name: 'This loan year by year' })).toHaveAttribute(
    'href',
    /^\/#emi=\d+,19,9$/,
  );
});

test('whoever sees something wrong reports it with a reason from a list', async ({ page }) => {
  await aMember(page, 'Rukmini');
  await page.goto(FLAT);
  await page.getByRole('link', { name: 'Report this listing' }).click();
  await expect(page).toHaveURL(/\/ViewPropertyDetails\/7#report$/);
  const form = page.getByRole('dialog', { name: 'Report this listing' });
  await form.getByRole('button', { name: 'Report it' }).click();
  await expect(form).toContainText('Choose what is wrong.');
  await form.getByLabel('What is wrong with it?').selectOption('Sold or rented already');
  await form.getByLabel('In your words').fill('The board at the gate is gone.');
  await expectAccessibleInBoth(page);
  await form.getByRole('button', { name: 'Report it' }).click();
  await expect(page.getByText('Thank you. Our staff will look at it.')).toBeVisible();
  await expect(form).toBeHidden();
});
