import type { Page } from '@playwright/test';
import type { ShownAd } from '#contract/ads/ads.ts';
import { AD_PLACE_RULES, type AdPlace } from '#domain/ads/place.ts';
import { expect } from '#tests/e2e/page.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const { MIN_VIEW_MS, ROTATION_SECONDS } = EXPECTED_FIGURES;

export const ROTATION_MS = ROTATION_SECONDS * 1_000;

/** When the tests of ads take place: their clock moves only as they say. */
const NOON = new Date('2026-11-21T06:30:00Z');

/** A picture of the site's own; what is shown matters less than when. */
const PICTURE = '/media/ads/house-valuation-1200x400.webp';

export function anAd(adId: number, place: AdPlace, told: Partial<ShownAd> = {}): ShownAd {
  const { width, height, format } = AD_PLACE_RULES[place];
  return {
    adId,
    mediaUrl: PICTURE,
    sources: [],
    stillUrl: null,
    youtubeId: null,
    headLine: `Ad number ${adId}`,
    description: 'Said in a few words.',
    siteLink: 'https://builder.example.com/',
    interestedBy: 0,
    format,
    place,
    width,
    height,
    house: false,
    nonce: `nonce-${adId}`,
    viewMs: MIN_VIEW_MS[format],
    ...told,
  };
}

/** What a page asked of the ads service and told it. */
export interface AdTraffic {
  /** The ad each search would rather not have again. */
  searches: (string | null)[];
  seen: { adId: string | null; nonce: string | null; ms: string | null }[];
  followed: string[];
}

const answer = (data: unknown) => ({ json: { status: 1, message: 'OK', data } });

/** Answers for the ads service: these ads in this place in turn, and none elsewhere. */
export async function serveAds(page: Page, place: AdPlace, ads: ShownAd[]): Promise<AdTraffic> {
  const traffic: AdTraffic = { searches: [], seen: [], followed: [] };
  await page.route('**/ads/**', (route) => {
    const { pathname, searchParams: query } = new URL(route.request().url());
    if (pathname.startsWith('/media/')) return route.fallback();
    if (pathname.endsWith('/stat/add')) {
      const [adId, nonce, ms] = [query.get('adId'), query.get('nonce'), query.get('ms')];
      traffic.seen.push({ adId, nonce, ms });
      return route.fulfill(answer(null));
    }
    if (pathname.includes('/increaseresult/')) {
      traffic.followed.push(`${pathname.split('/').at(-1)} ${query.get('nonce')}`);
      return route.fulfill(answer(null));
    }
    if (!pathname.endsWith(`searchSingleFor${place}`)) return route.fulfill(answer(null));
    traffic.searches.push(query.get('not'));
    const at = ads.findIndex(({ adId }) => String(adId) === query.get('not'));
    return route.fulfill(answer(ads[(at + 1) % ads.length] ?? null));
  });
  return traffic;
}

/** Opens the home page with its clock stopped, and stirs, so that ads are asked for. */
export async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
  await page.goto('/');
  await page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
}

export const slotOf = (page: Page, place: AdPlace) => page.locator(`[data-ad-place="${place}"]`);

/** Scrolls a place to the middle of the screen, and waits until the browser has told so. */
export async function bringToSight(page: Page, place: AdPlace): Promise<void> {
  await slotOf(page, place).evaluate((slot) => slot.scrollIntoView({ block: 'center' }));
  await expectSight(page, place, true);
}

/** Waits until the browser has told its observers whether half of a place is in sight. */
export async function expectSight(page: Page, place: AdPlace, inSight: boolean): Promise<void> {
  const told = await slotOf(page, place).evaluate(
    (slot) =>
      new Promise<boolean>((tell) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          tell((entry?.intersectionRatio ?? 0) >= 0.5);
        });
        observer.observe(slot);
      }),
  );
  expect(told).toBe(inSight);
}

/** As if the visitor had gone to another tab, or come back from it. */
export async function hideTab(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );
}
