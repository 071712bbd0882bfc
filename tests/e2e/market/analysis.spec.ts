import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { listPrices } from '#contract/money/prices.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { expect, test } from '#tests/e2e/deals/deals-steps.ts';
import { aMember, type Member, pay } from '#tests/e2e/members.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { patience } from '#tests/patience.ts';

// Several browsers and the server share a machine.
test.describe.configure({ timeout: patience(120) });

const AWAY = /The analysis service does not answer; figures of .*\. Trying again\./;

/** The service as the site mounts it. */
const SERVICE = '/analytics';

/** What the service says of each locality, once the first figures are made. */
async function medians(page: Page, query: { listedin: ListedIn; type: 'Residential' | 'Flat' }) {
  const address = `${SERVICE}/market/heatmap?${new URLSearchParams(query)}`;
  let rows: { name: string; n: number; median: number }[] = [];
  await expect
    .poll(
      async () => {
        const answer = await (await page.request.get(address)).json();
        rows = answer.data.localities.flatMap(({ name, pricePerSqft: { n, median } }: never) =>
          median === null ? [] : [{ name, n, median }],
        );
        return rows.length;
      },
      { timeout: patience(60) },
    )
    .toBeGreaterThan(3);
  return rows.sort((a, b) => b.median - a.median);
}

async function saved(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Somebody who has bought the full analysis. */
async function anAnalyst(page: Page): Promise<Member> {
  const member = await aMember(page, 'Meera');
  const { data } = await member.call(listPrices, { params: { purpose: 'propertyAnalysis' } });
  const priceItemId = data[0]?.id;
  if (!priceItemId) throw new Error('The analysis is not sold');
  await pay(member, { purpose: 'propertyAnalysis', priceItemId });
  return member;
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('the public page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the service’s figures, and another type by a plain form', async ({ page }) => {
    const rows = page.getByRole('region', { name: 'By locality' }).getByRole('row');
    const short = { timeout: patience(2) };
    // The page is kept for a moment, and homes are listed by others meanwhile.
    await expect(async () => {
      const homes = await medians(page, { listedin: 'sell', type: 'Residential' });
      await page.goto('/home/propertyAnalysis');
      await expect(rows).toHaveCount(homes.length + 1, short);
      for (const [i, { name, n, median }] of homes.slice(0, 12).entries()) {
        const row = rows.nth(i + 1);
        await expect(row.getByRole('rowheader', { name, exact: true })).toBeVisible(short);
        await expect(row.getByRole('cell').nth(0)).toHaveText(groupDigits(median), short);
        await expect(row.getByRole('cell').nth(1)).toHaveText(groupDigits(n), short);
      }
    }).toPass({ timeout: patience(90) });
    await expect(page.getByText(/as of \d+ \w+ \d{4}/).first()).toBeVisible();
    await expect(page.getByText('These are asking prices')).toBeVisible();

    await page.getByRole('combobox', { name: 'Type' }).selectOption('Flat');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/type=Flat/);
    await expect(async () => {
      const flats = await medians(page, { listedin: 'sell', type: 'Flat' });
      await page.reload();
      await expect(rows).toHaveCount(flats.length + 1, short);
    }).toPass({ timeout: patience(90) });
  });
});

test('the public page: type and sort, and nothing fetched before', async ({ page }) => {
  const homes = await medians(page, { listedin: 'sell', type: 'Residential' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/analytics/') || /react/i.test(request.url())) {
      asked.push(request.url());
    }
  });
  const section = page.getByRole('region', { name: 'By locality' });
  await expect(async () => {
    await page.goto('/home/propertyAnalysis');
    await expect(section.getByRole('row')).toHaveCount(homes.length + 1, { timeout: patience(1) });
  }).toPass({ timeout: patience(60) });
  expect(asked).toEqual([]);
  await expectAccessible(page);

  // The first touch wakes the table; the server drew the same thing.
  await section.getByRole('combobox', { name: 'Sort by' }).focus();
  await section.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  const names = homes.map(({ name }) => name).sort((a, b) => a.localeCompare(b));
  await expect(section.getByRole('rowheader').first()).toHaveText(names[0] ?? '');
  await section.getByRole('combobox', { name: 'Offer' }).selectOption('rent');
  await expect(page).toHaveURL(/listedin=rent/);
  await expect(section.getByRole('status')).toContainText('All homes for rent');
  const rents = await medians(page, { listedin: 'rent', type: 'Residential' });
  await expect(section.getByRole('row')).toHaveCount(rents.length + 1);
  await expectAccessible(page);
});

test('the summary: medians on the map, the gate says what else there is', async ({ page }) => {
  await medians(page, { listedin: 'sell', type: 'Residential' });
  await aMember(page, 'Farhan');
  await page.goto('/PropertyAnalysis');
  const gate = page.getByRole('region', { name: 'You see the summary' });
  await expect(gate).toContainText('Rental yields');
  await expect(gate.getByRole('link', { name: 'Get the full analysis' })).toHaveAttribute(
    'href',
    '/propertyAnalysisPayment',
  );
  const heat = card(page, 'Asking prices by locality');
  await expect(heat.locator('.leaflet-marker-icon').first()).toBeVisible();
  await expect(heat.getByRole('button', { name: /^Download CSV/ })).toHaveCount(0);
  await expect(card(page, 'Asking prices by month')).toContainText('part of the full analysis');
  await expectAccessible(page);
});

test('the full analysis: charts with their tables, files, filters in the address', async ({
  page,
}) => {
  await medians(page, { listedin: 'sell', type: 'Residential' });
  await anAnalyst(page);
  await page.goto('/PropertyAnalysis');
  await expect(page.getByText(/^Full until/)).toBeVisible();

  for (const title of [
    'Asking prices by month',
    'How asking prices are spread',
    'Rental yield against price',
  ]) {
    const chart = card(page, title);
    await expect(chart.locator('canvas')).toBeVisible();
    await expect(chart).toContainText(/n = \d/);
    await expect(chart).toContainText(/As of \d+ \w+ \d{4}/);
    const csv = await saved(page, chart.getByRole('button', { name: /^Download CSV/ }));
    expect(csv.name).toMatch(/\.csv$/);
    const [head, ...lines] = csv.bytes.toString().replace('\uFEFF', '').trim().split('\r\n');
    expect(lines.length).toBeGreaterThan(0);
    const png = await saved(page, chart.getByRole('button', { name: /^Download PNG/ }));
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    await chart.getByRole('button', { name: /^Show table/ }).click();
    await expect(chart.locator('canvas')).toHaveCount(0);
    const shown = chart
      .getByRole('row')
      .or(chart.getByRole('list', { name: title }).getByRole('listitem'));
    await expect(shown.first()).toBeVisible();
    // A line of the file begins with what names the table's row.
    const name = (lines[0] ?? '').match(/^"((?:[^"]|"")*)"|^([^,]*)/);
    await expect(
      chart.getByText((name?.[1] ?? name?.[2] ?? '?').replace(/^'/, '')).first(),
    ).toBeVisible();
    expect(head).toBeTruthy();
  }
  const heat = card(page, 'Asking prices by locality');
  const png = await saved(page, heat.getByRole('button', { name: /^Download PNG/ }));
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  await expectAccessible(page);

  await page.getByLabel('Type', { exact: true }).selectOption('Flat');
  await expect(page).toHaveURL(/type=Flat/);
  await page.getByLabel('Bedrooms').selectOption('2');
  await expect(heat).toContainText('Flats for sale in Pune');
  await page.reload();
  await expect(page.getByLabel('Bedrooms')).toHaveValue('2');
  await page.getByLabel('Bedrooms').selectOption('');
  await expect(page).not.toHaveURL(/bhk=/);
  const locality = heat.locator('button.link[aria-pressed=false]');
  // The rows change once more when the figures of all bedrooms are there.
  await expect(async () => {
    const place = (await locality.first().innerText()).trim();
    await locality.first().click();
    const spread = card(page, 'How asking prices are spread');
    await expect(spread).toContainText(`in ${place}`, { timeout: patience(3) });
  }).toPass({ timeout: patience(30) });
});

test.describe('comparison', () => {
  test.use({ mayLog: [/status of 503/] });

  test('two slots take turns, and a failure says so', async ({ page }) => {
    await medians(page, { listedin: 'sell', type: 'Residential' });
    await anAnalyst(page);
    const answer = await (await page.request.get(`${SERVICE}/get_all_data?pageSize=6`)).json();
    const names: string[] = answer.data.data.map(
      ({ project_name: name }: { project_name: string }) => name,
    );
    const [first = '', second = '', third = '', fourth = ''] = names;
    await page.goto('/PropertyAnalysis');
    const add = (name: string) =>
      page
        .getByRole('button', { name: `Add to comparison: ${name}`, exact: true })
        .first()
        .click();
    const slot = (name: 'A' | 'B') => page.getByRole('listitem', { name: `Slot ${name}` });
    for (const [name, where] of [
      [first, 'A'],
      [second, 'B'],
      [third, 'A'],
    ] as const) {
      await add(name);
      await expect(page.getByText(`${name} added to comparison`)).toBeVisible();
      await expect(slot(where)).toContainText(name);
    }
    await expect(slot('B')).toContainText(second);
    await expect(page.getByText(/^B (higher|lower) by|^The same$/).first()).toBeVisible();
    await expectAccessible(page);

    await page.route('**/get_matching_data**', (route) =>
      route.fulfill({ status: 503, json: { status: 0, code: 'unavailable', message: 'Away.' } }),
    );
    await add(fourth);
    await expect(page.getByText('Failed to get property analysis details')).toBeVisible();
    await expect(slot('B')).toContainText(second);
    await page.unroute('**/get_matching_data**');

    await page.reload();
    await expect(slot('A')).toContainText(third);
    await expect(slot('B')).toContainText(second);
    await page.getByRole('button', { name: `Remove ${second} from comparison` }).click();
    await expect(slot('B')).toContainText('Add a project below');
  });
});

test.describe('the service away', () => {
  test.use({ mayLog: [/ERR_FAILED|ERR_CONNECTION_REFUSED/] });

  test('keeps its last figures on screen, says so, and recovers', async ({ page }) => {
    await medians(page, { listedin: 'sell', type: 'Residential' });
    await anAnalyst(page);
    await page.goto('/PropertyAnalysis');
    const heat = card(page, 'Asking prices by locality');
    await expect(heat).toContainText('n = ');
    const figures = await heat.getByRole('button', { pressed: false }).first().innerText();

    await page.route('**/analytics/**', (route) => route.abort());
    // Whoever comes back to the page has the figures asked again.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByText(AWAY).first()).toBeVisible({ timeout: patience(1) });
    }).toPass({ timeout: patience(20) });
    await expect(heat).toContainText(figures);
    await page.unroute('**/analytics/**');
    await expect(page.getByText(AWAY)).toHaveCount(0);
    await expect(heat).toContainText(figures);
  });
});
