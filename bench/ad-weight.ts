import { chromium } from '@playwright/test';
import { AD_PLACES } from '#domain/ad/place.ts';

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

/** What a phone has fetched once the home page was read to its end. */
async function readHome(base: string, executablePath: string, withAds: boolean) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    if (!withAds) await page.route(ADS, (route) => route.abort());
    await page.goto(base, { waitUntil: 'networkidle' });
    await page.mouse.move(4, 4);
    await page.mouse.move(8, 8);
    for (const place of HOME_PLACES) {
      await page.locator(`[data-ad-place="${place}"]`).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
    }
    // Only here is the network quiet again: the state above stays reached for good.
    await page.waitForTimeout(2_000);
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
