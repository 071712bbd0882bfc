import { describe, expect, test } from 'vitest';
import {
  clickRate,
  daysBetween,
  leftToday,
  millsOf,
  paiseOf,
  refundFor,
  viewsFor,
} from '#domain/ads/budget.ts';
import { whyNoAdLink, whyNoVideoLink } from '#domain/ads/link.ts';
import { AD_FORMATS, AD_PLACE_RULES, AD_PLACES, placesOf, sizesOf } from '#domain/ads/place.ts';
import { descriptionLength } from '#domain/ads/stat.ts';
import { paise } from '#domain/lib/money.ts';
import { chooseAd } from '#server/ads/serving/choose-ad.ts';

describe('a budget', () => {
  const spending = {
    budgetPaise: paise(100_00),
    spentMills: 0,
    spentTodayMills: 0,
    endsOn: '2026-11-30',
  };

  test('buys views at a price for a thousand, without rounding', () => {
    expect(viewsFor(paise(1_000_00), paise(240_00))).toBe(4_166);
    // ₹ 99.99 for a thousand: 9.999 paise for one.
    expect(millsOf(paise(1_00))).toBe(100_000);
    expect(paiseOf(9_999 * 3)).toBe(29);
    expect(viewsFor(paise(100), paise(0))).toBe(0);
  });

  test('is spent in even parts up to its last day, what was left yesterday among them', () => {
    expect(leftToday(spending, '2026-11-21')).toBe(millsOf(paise(10_00)));
    const half = {
      ...spending,
      spentMills: millsOf(paise(4_00)),
      spentTodayMills: millsOf(paise(4_00)),
    };
    expect(leftToday(half, '2026-11-21')).toBe(millsOf(paise(6_00)));
    expect(leftToday({ ...half, spentTodayMills: 0 }, '2026-11-29')).toBe(millsOf(paise(48_00)));
    expect(leftToday(spending, '2026-11-30')).toBe(millsOf(paise(100_00)));
  });

  test('leaves nothing once a day has had its part, it is used up, or the days are over', () => {
    const had = {
      ...spending,
      spentMills: millsOf(paise(10_00)),
      spentTodayMills: millsOf(paise(10_00)),
    };
    expect(leftToday(had, '2026-11-21')).toBe(0);
    expect(leftToday({ ...spending, spentMills: millsOf(paise(100_00)) }, '2026-11-25')).toBe(0);
    expect(leftToday(spending, '2026-12-01')).toBe(0);
  });

  test('goes back with its part of the tax: all of it, a part, nothing', () => {
    const order = { listPaise: paise(1_000_00), totalPaise: paise(1_180_00) };
    expect(refundFor(order, paise(1_000_00))).toBe(1_180_00);
    expect(refundFor(order, paise(999_52))).toBe(1_179_43);
    expect(refundFor(order, paise(0))).toBe(0);
    // Bought with a tenth off: a tenth less goes back.
    expect(
      refundFor({ listPaise: paise(1_000_00), totalPaise: paise(1_062_00) }, paise(500_00)),
    ).toBe(531_00);
  });

  test('days and rates', () => {
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(1);
    expect(daysBetween('2026-12-31', '2027-01-02')).toBe(3);
    expect(daysBetween('2026-11-22', '2026-11-21')).toBe(0);
    expect(clickRate(1, 3)).toBe(33.33);
    expect(clickRate(0, 0)).toBeNull();
  });
});

describe('a link', () => {
  test.each(['https://www.example.com/a?b=c#d', 'https://xn--kcr.in/', 'https://example.co.in./'])(
    'may be %s',
    (link) => expect(whyNoAdLink(link)).toBeUndefined(),
  );

  test.each([
    'http://example.com',
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user@example.com',
    'https://example.com:8443/',
    'https://10.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'https://site.localhost./',
    'https://nas.local/',
    'https://intranet/',
    'https://169.254.169.254/latest/meta-data',
  ])('is never %s', (link) => expect(whyNoAdLink(link)).toBeTypeOf('string'));

  test.each([
    ['example.com', /^Give the whole address/],
    ['http://example.com', /begins with https/],
    ['https://user@example.com', /^Leave user names/],
    ['https://:secret@example.com', /^Leave user names/],
    ['https://example.com:8443/', /^Leave the port/],
    ['https://10.0.0.1/', /^Use the address of a public website/],
    ['https://[2001:db8::1]/', /^Use the address of a public website/],
  ])('%s is refused with a reason', (link, reason) => expect(whyNoAdLink(link)).toMatch(reason));

  test('a name may begin with digits', () => {
    expect(whyNoAdLink('https://99acres.example.com/')).toBeUndefined();
    expect(whyNoVideoLink('https://cdn.example.com/tour.mov')).toMatch(/^Give a YouTube link/);
  });

  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', true],
    ['https://youtu.be/dQw4w9WgXcQ?t=3', true],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', true],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', true],
    ['https://cdn.example.com/a/tour.MP4?x=1', true],
    ['https://cdn.example.com/tour.webm', true],
    ['https://www.youtube.com/@channel', false],
    ['https://cdn.example.com/tour.mov', false],
    ['http://cdn.example.com/tour.mp4', false],
    ['https://127.0.0.1/tour.mp4', false],
  ])('to a video: %s %s', (link, isOne) => expect(whyNoVideoLink(link) === undefined).toBe(isOne));
});

describe('places', () => {
  test('each has one format, one size and a price of its own', () => {
    expect(AD_FORMATS.flatMap(placesOf).sort()).toEqual([...AD_PLACES].sort());
    expect(new Set(AD_PLACES.map((place) => AD_PLACE_RULES[place].priceCode)).size).toBe(8);
    expect(sizesOf('video')).toEqual([]);
    expect(sizesOf('image')).toEqual([
      { width: 1200, height: 400 },
      { width: 1200, height: 300 },
    ]);
    expect(AD_PLACES.map(descriptionLength)).toEqual([130, ...Array(7).fill(100)]);
  });
});

describe('which ad is shown', () => {
  const ad = (id: number, weight: number, isHouse = false) => ({
    ...{ id, weight, isHouse, clicks: 0, format: 'image' as const, picture: null, videoLink: null },
    ...{ headline: '', description: '', link: '' },
  });

  test('as often as its weight says', () => {
    const ads = [ad(1, 30), ad(2, 10)];
    const chosen = [0, 0.5, 0.74, 0.76, 0.999].map(
      (chance) => chooseAd(ads, undefined, chance)?.id,
    );
    expect(chosen).toEqual([1, 1, 1, 2, 2]);
  });

  test('never the last where there is another; the house’s own only where nobody else’s is', () => {
    expect(chooseAd([ad(1, 30), ad(2, 10)], 1, 0)?.id).toBe(2);
    expect(chooseAd([ad(1, 30)], 1, 0)?.id).toBe(1);
    expect(chooseAd([ad(1, 30), ad(2, 1, true)], undefined, 0.99)?.id).toBe(1);
    expect(chooseAd([ad(1, 30), ad(2, 1, true)], 1, 0)?.id).toBe(2);
    expect(chooseAd([], 1, 0)).toBeUndefined();
  });
});
