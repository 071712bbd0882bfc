import { randomBytes } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** What Playwright itself says where no service worker is let in. */
const BLOCKED = /^Service Worker registration blocked by Playwright$/;

/** What the console of a page said beyond what a test expects. */
export const unexpectedIn = (said: readonly string[], mayLog: readonly RegExp[]): string[] =>
  said.filter((text) => ![BLOCKED, ...mayLog].some((known) => known.test(text)));

/** A page whose console must stay silent: any warning, error or failed request fails the test. */
export const test = base.extend<{ page: Page; mayLog: RegExp[] }>({
  /** What a test that provokes a failure expects the browser to say. */
  mayLog: [[], { option: true }],
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    await use({ 'x-forwarded-for': `10.${randomBytes(3).join('.')}` });
  },
  page: async ({ page, mayLog }, use) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await use(page);
    expect(unexpectedIn(said, mayLog), 'nothing is logged to the console').toEqual([]);
  },
});

export { expect };

/** Colours halfway between two schemes are nobody's: what fades or moves is at its end. */
const settle = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
      if (!isEndless) animation.finish();
    }
  });

/** A toast that goes slides over the others: as long as the pointer is among them, none does. */
const holdToasts = (page: Page, type: 'mousemove' | 'mouseout') =>
  page.evaluate(
    (type) =>
      document
        .querySelector('[data-sonner-toaster]')
        ?.dispatchEvent(new MouseEvent(type, { bubbles: true })),
    type,
  );

/**
 * Nothing is waited for any more, and two looks at the page see the same. (Who is signed in listens
 * for news, and their page may never be without a request.)
 */
export async function atRest(page: Page): Promise<void> {
  let before: string | undefined;
  const isSame = async () => {
    const last = before;
    before = await page.evaluate(() => {
      const waits = document.querySelector('[class*="animate-pulse"], [aria-busy="true"]');
      // Before its part is loaded a page behind the token is its frame alone, and stands still too.
      return waits || !document.querySelector('h1') ? undefined : document.body.innerText;
    });
    return before !== undefined && before === last;
  };
  await expect.poll(isSame, { intervals: [300] }).toBe(true);
}

/** No WCAG A or AA violation by axe, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // A list that waits for its answer is dimmed: it is judged by what it shows in the end.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await holdToasts(page, 'mousemove');
  await expect(page.locator('[data-sonner-toast][data-removed="true"]')).toHaveCount(0);
  await settle(page);
  // Nothing of others stands in frames here, for which axe would open a page of its own, and nobody
  // reads where what is right stands: judging takes half the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  await holdToasts(page, 'mouseout');
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, 'no sideways scrolling').toBeLessThanOrEqual(0);
}

/** The same in light and in dark, with what is open at the moment. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}
