import type { Locator, Page } from '@playwright/test';
import {
  controlOf,
  directivesInUse,
  islandsOf,
  pageOf,
  stateOf,
  touch,
  touchable,
} from '#tests/e2e/islands.ts';
import { expect, expectAccessibleInBoth, test } from '#tests/e2e/page.ts';
import { signIn } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';

/** Holds back every script asked for from now on, as a slow line does, until it is let go. */
async function holdScripts(page: Page) {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/_astro\/.*\.js/);
  await page.route(/\/_astro\/.*\.js/, async (route) => {
    await letGo;
    await route.continue();
  });
  return { asked, letGo: resolve };
}

const island = (page: Page, within: string) => page.locator(`${within} astro-island`).first();

const islandNamed = (page: Page, name: string) =>
  page.locator(`astro-island[opts*='"name":"${name}"']`).first();

async function fillCapitalGains(page: Page): Promise<void> {
  await page.getByLabel('Sale price').fill('2,00,00,000');
  await page.getByLabel('Purchase price').fill('30,00,000');
  await page.getByLabel('Purchase year').selectOption('2004');
}

test('what is typed into a calculator that sleeps stays, and its button works', async ({
  page,
}) => {
  await page.goto('/');
  const line = await holdScripts(page);
  await fillCapitalGains(page);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await line.asked;
  await expect(island(page, '#calculators')).toHaveAttribute('ssr', /.*/);
  line.letGo();
  await expect(page.getByRole('tabpanel', { name: 'Capital Gains Tax' })).toContainText(
    'What the law asks since 23 July 2024',
  );
  await expect(page.getByLabel('Sale price')).toHaveValue('2,00,00,000');
  expect(new URL(page.url()).search).toBe('');
});

test('the first press of a tab that sleeps opens it', async ({ page }) => {
  await page.goto('/');
  const line = await holdScripts(page);
  await page.getByRole('tab', { name: 'EMI Calculator' }).click();
  await line.asked;
  line.letGo();
  await expect(page.getByRole('tabpanel', { name: 'EMI Calculator' })).toBeVisible();
});

test('a box ticked while its island is taken over is ticked for the island too', async ({
  page,
}) => {
  await page.goto('/guides/stamp-duty-and-registration-in-pune');
  const sleeper = islandNamed(page, 'OnRoadCalculator');
  const box = sleeper.getByRole('checkbox', { name: 'It is under construction' });
  await expect(box).not.toBeChecked();
  // The framework listens to composed text before it looks at what it takes over.
  await sleeper.evaluate((element) => {
    const listen = element.addEventListener.bind(element);
    element.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      listen(type, listener, options);
      if (type !== 'compositionend' || element.hasAttribute('data-ticked')) return;
      element.setAttribute('data-ticked', '');
      queueMicrotask(() => element.querySelector<HTMLInputElement>('[type=checkbox]')?.click());
    };
  });
  await sleeper.dispatchEvent('touchstart');
  await expect(sleeper).toHaveAttribute('data-ticked', '');
  await expect(box).toBeChecked();
  await expect(sleeper).toContainText('GST (5%)');
});

/** The framework takes over a few elements a frame, as on a slow phone. */
async function takeOverInPieces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let asked = 0;
    performance.now = () => now() + asked++;
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...sent: [unknown]) {
      requestAnimationFrame(() => post.apply(this, sent));
    };
  });
}

test('a press waits until the whole of an island is taken over, not only its own box', async ({
  page,
}) => {
  await takeOverInPieces(page);
  await page.goto('/guides/stamp-duty-and-registration-in-pune');
  const sleeper = islandNamed(page, 'OnRoadCalculator');
  await sleeper.getByRole('checkbox', { name: 'It is under construction' }).click();
  await expect(sleeper).toContainText('GST (5%)');
  await expect(sleeper.getByRole('checkbox', { name: 'It is under construction' })).toBeChecked();
});

test('a box that is pressed once it is marked and before its island stands is held back', async ({
  page,
}) => {
  await takeOverInPieces(page);
  await page.goto('/guides/stamp-duty-and-registration-in-pune');
  const sleeper = islandNamed(page, 'OnRoadCalculator');
  const box = sleeper.getByRole('checkbox', { name: 'It is under construction' });
  // What speaks or listens for a person presses without the events of a mouse before.
  await box.evaluate((element: HTMLInputElement) => {
    const press = () => {
      if ('_valueTracker' in element) element.click();
      else requestAnimationFrame(press);
    };
    press();
  });
  await sleeper.dispatchEvent('touchstart');
  await expect(sleeper).toContainText('GST (5%)');
  await expect(box).toBeChecked();
});

test('a box ticked and a choice made before any script ran are counted', async ({ page }) => {
  await page.addInitScript(() => {
    const early = new MutationObserver(() => {
      const island = [...document.querySelectorAll('astro-island')].find((one) =>
        one.getAttribute('opts')?.includes('"OnRoadCalculator"'),
      );
      const select = island?.querySelectorAll('select')[2];
      const box = island?.querySelector<HTMLInputElement>('[type=checkbox]');
      if (!select || !box || !select.options[1]) return;
      early.disconnect();
      box.click();
      select.value = 'women';
    });
    early.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/guides/stamp-duty-and-registration-in-pune');
  const sleeper = islandNamed(page, 'OnRoadCalculator');
  await expect(sleeper).toContainText('GST (5%)');
  await expect(sleeper).toContainText('Stamp duty (6%)');
});

test('a search is saved by who is signed in, however late what asks for its name comes', async ({
  page,
}) => {
  await signIn(page, 'buyer@propertysearch.test');
  await page.goto('/PropertyListHome?type=Buy');
  const line = await holdScripts(page);
  await page.getByRole('link', { name: 'Save this search' }).first().click();
  await line.asked;
  line.letGo();
  await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('of several presses each is done, in their order, and an impatient second one once', async ({
  page,
}) => {
  await page.goto('/');
  const line = await holdScripts(page);
  await fillCapitalGains(page);
  await page.getByRole('button', { name: 'Calculate' }).dblclick();
  await page.getByRole('tab', { name: 'EMI Calculator' }).click();
  await line.asked;
  line.letGo();
  await expect(page.getByRole('tabpanel', { name: 'EMI Calculator' })).toBeVisible();
  await page.getByRole('tab', { name: 'Capital Gains Tax' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Capital Gains Tax' })).toContainText(
    'What the law asks since 23 July 2024',
  );
});

test('“Change the numbers” of a home opens the calculator with its loan', async ({ page }) => {
  await page.goto('/#emi=15000000,20,8.5');
  const panel = page.getByRole('tabpanel', { name: 'EMI Calculator' });
  await expect(panel.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('1,50,00,000');
  await expect(panel).toContainText('₹ 1,30,173');
});

/** FULL_TOUCH=1 tries every control of every island rather than one of each kind. */
const WHOLE = process.env.FULL_TOUCH === '1';
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** What the island shows once nothing changes any more. */
async function settled(sleeper: Locator): Promise<string> {
  await expect(sleeper).not.toHaveAttribute('ssr', /.*/);
  let before = '';
  await expect
    .poll(async () => {
      const last = before;
      before = await stateOf(sleeper);
      return before === last;
    })
    .toBe(true);
  return before;
}

test.describe('every island, on slow 3G, by a finger', () => {
  test.skip(({ isMobile }) => !isMobile, 'a finger');

  test('islands are known by how they wake', () => {
    expect(directivesInUse()).toEqual(['touch', 'only']);
  });

  for (const name of islandsOf('touch')) {
    test(`${name}: what was done before it woke happens after`, async ({ page, request }) => {
      test.setTimeout(patience(WHOLE ? 300 : 60));
      const path = await pageOf(request, name);
      if (!path) throw new Error(`${name} is on no page of tests/e2e/public-pages.ts`);
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.setCacheDisabled', { cacheDisabled: true });
      const sleeper = islandNamed(page, name);
      const open = async () => {
        await page.goto('about:blank');
        await page.goto(path);
        await expect(sleeper).toHaveAttribute('ssr', /.*/);
        // A summary opens by itself, without a script; what is behind it is touched too.
        await sleeper.locator('details').evaluateAll((all) => {
          for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true;
        });
      };
      await open();
      const controls = await touchable(sleeper, WHOLE);
      expect(controls.length).toBeGreaterThan(0);
      for (const i of controls) {
        await open();
        await sleeper.dispatchEvent('touchstart');
        await expect(sleeper).not.toHaveAttribute('ssr', /.*/);
        await touch(controlOf(sleeper, i));
        const awake = await settled(sleeper);

        await open();
        await network.send('Network.emulateNetworkConditions', SLOW_3G);
        const what = await controlOf(sleeper, i).evaluate((control) =>
          control.outerHTML.slice(0, 120),
        );
        await touch(controlOf(sleeper, i));
        await expect(sleeper, `${what} is touched while it sleeps`).toHaveAttribute('ssr', /.*/);
        await expect(sleeper).not.toHaveAttribute('ssr', /.*/);
        await expect.poll(() => stateOf(sleeper), what).toBe(awake);
        const fast = { ...SLOW_3G, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
        await network.send('Network.emulateNetworkConditions', fast);
      }
    });
  }

  for (const name of islandsOf('only')) {
    test(`${name}: before it is there, there is nothing to touch`, async ({ request }) => {
      const path = await pageOf(request, name);
      test.skip(!path, 'behind the token, or of the sandbox');
      const html = await (await request.get(path ?? '')).text();
      const opening = new RegExp(`<astro-island[^>]*&quot;${name}&quot;[^>]*>`);
      const start = opening.exec(html);
      expect(start).not.toBeNull();
      const within = html
        .slice((start?.index ?? 0) + (start?.[0].length ?? 0))
        .split('</astro-island>')[0];
      expect(within).not.toMatch(/<(?:button|input|select|textarea|a)\b/);
    });
  }
});
