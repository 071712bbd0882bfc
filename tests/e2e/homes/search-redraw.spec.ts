import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/page.ts';
import { query } from '#tests/e2e/site-database.ts';
import { patience } from '#tests/patience.ts';

/** `FULL_MAP=1` fills the site up to so many homes first; alone, since other stories count homes. */
const HOMES = process.env.FULL_MAP ? 100_000 : 0;
const AT_ONCE = 10_000;

interface Answer {
  path: string;
  /** Frames begun when it was read, and when what it says stood in the page. */
  read: number;
  drawn?: number;
}

/** Copies of the homes on offer, each at a place and a price of its own. */
async function fillUp(): Promise<void> {
  const [{ columns } = { columns: '' }] = await query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns
     where table_schema = 'public' and table_name = 'listings' and is_generated = 'NEVER'
       and is_identity = 'NO' and coalesce(column_default, '') not like 'nextval%'
       and column_name not in ('external_id', 'source', 'source_id', 'public_location',
         'price_paise', 'featured_until')`,
  );
  for (;;) {
    const [{ n } = { n: 0 }] = await query<{ n: number }>(
      `select count(*)::int as n from listings where status = 'live'`,
    );
    if (n >= HOMES) return;
    await query(
      `insert into listings (${columns}, public_location, price_paise)
       select ${columns},
         point(public_location[0] + (random() - 0.5) / 50, public_location[1] + (random() - 0.5) / 50),
         (price_paise * (0.8 + random() * 0.4))::bigint / 10000 * 10000
       from listings, generate_series(1, 100) where status = 'live'
       limit ${Math.min(AT_ONCE, HOMES - n)}`,
    );
  }
}

/** Notes of every answer in which frame it was read and in which the page showed it. */
async function watchAnswers(page: Page): Promise<() => Promise<Answer[]>> {
  await page.addInitScript(() => {
    let frame = 0;
    const next = () => {
      frame++;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    const answers: Answer[] = [];
    Object.assign(window, { answers });
    for (const how of ['text', 'json'] as const) {
      const original = Response.prototype[how];
      Response.prototype[how] = async function read(this: Response) {
        const value = await original.call(this);
        answers.push({ path: new URL(this.url).pathname, read: frame });
        return value;
      };
    }
    const note = (path: string) => {
      for (const answer of answers) if (answer.path === path) answer.drawn ??= frame;
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        // Markers that stay are left alone; what the map says of them is written each time.
        if (element?.closest('.leaflet-marker-pane, [data-map-note], [data-map-count]'))
          note('/api/property/mappoints');
        if (element?.closest('[data-live="list"]')) note('/PropertyListHome');
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { answers: Answer[] }).answers);
}

test.beforeAll(async () => {
  test.setTimeout(patience(300));
  await fillUp();
});

test('a moved map and a ticked chip are drawn within one frame of their answers', async ({
  page,
  isMobile,
}) => {
  const answers = await watchAnswers(page);
  /** What somebody does, and that each of these answers is drawn as soon as it is there. */
  async function drawnAtOnce(act: () => Promise<void>, paths: readonly string[]): Promise<void> {
    const before = (await answers()).length;
    await act();
    for (const path of paths) {
      const drawn = async () =>
        (await answers())
          .slice(before)
          .find((answer) => answer.path === path && answer.drawn !== undefined);
      await expect.poll(drawn, { message: path }).toBeDefined();
      const { read = 0, drawn: frame = 0 } = (await drawn()) ?? {};
      expect(frame - read, `frames between ${path} and its picture`).toBeLessThanOrEqual(1);
    }
  }

  await page.goto('/PropertyListHome?type=Buy');
  const chip = page.locator('label.chip', { hasText: /^\s*2 BHK/ });
  const tick = async () => {
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
    await chip.click();
    if (isMobile) await page.getByRole('button', { name: /^Show .*homes?$/ }).click();
    await expect(page).toHaveURL(/bedrooms=2/);
  };
  await drawnAtOnce(tick, ['/PropertyListHome']);
  await expect(page.getByRole('list', { name: 'Filters in force' })).toContainText('2 BHK');

  if (isMobile) await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.locator('[data-search-map]');
  await expect(map.locator('.map-marker').first()).toBeVisible();
  const move = async () => {
    await map.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/bounds=/);
  };
  await drawnAtOnce(move, ['/PropertyListHome', '/api/property/mappoints']);
});
