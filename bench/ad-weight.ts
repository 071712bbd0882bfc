import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { AD_PLACES } from '#domain/ads/place.ts';

export interface AdWeight {
  what: string;
  requests: number;
  kilobytes: number;
}

/** All of the ads: the service, the script that shows them, their pictures. */
const ADS = /\/ads\/|\/_astro\/(ad-slot|ads)\./;
const HOME_PLACES = AD_PLACES.filter(
  (place) => place.endsWith('Home') || place.startsWith('Center'),
);

const QUIET_MS = 1_000;

/** Counts what a page fetches; `quiet` waits until nothing was under way for a second. */
function watchNetwork(page: Page) {
  const sizes: Promise<number>[] = [];
  let underWay = 0;
  let last = Date.now();
  const step = (by: number) => {
    underWay += by;
    last = Date.now();
  };
  page.on('request', () => step(1));
  page.on('requestfailed', () => step(-1));
  // An answer that nobody reads, to a view that was told, is never finished.
  page.on('response', () => step(-1));
  page.on('requestfinished', (request) => {
    step(0);
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const quiet = async () => {
    while (underWay > 0 || Date.now() - last < QUIET_MS) await sleep(50);
  };
  return { sizes, quiet };
}

/** What a phone has fetched once the home page was read to its end. */
async function readHome(base: string, executablePath: string, withAds: boolean) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const { sizes, quiet } = watchNetwork(page);
    if (!withAds) await page.route(ADS, (route) => route.abort());
    await page.goto(base);
    await quiet();
    await page.mouse.move(4, 4);
    await page.mouse.move(8, 8);
    for (const place of HOME_PLACES) {
      await page.locator(`[data-ad-place="${place}"]`).scrollIntoViewIfNeeded();
      await quiet();
    }
    const bytes = await Promise.all(sizes);
    return {
      requests: bytes.length,
      kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1_024,
    };
  } finally {
    await browser.close();
  }
}

/** The home page read to its end, with its ads and without. */
export async function benchAdWeight(base: string, executablePath: string): Promise<AdWeight[]> {
  return [
    { what: 'With its ads', ...(await readHome(base, executablePath, true)) },
    { what: 'Without', ...(await readHome(base, executablePath, false)) },
  ];
}
