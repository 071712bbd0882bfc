import { describe, expect, test } from 'vitest';
import { costLinesOf, trueCostOf } from '#client/homes/listing/true-cost.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { PLANNING_AUTHORITIES } from '#domain/homes/gazetteer/authority.ts';
import { LOCALITIES, nearestStations, STATIONS } from '#domain/homes/gazetteer/index.ts';
import { costsToBuy, totalOf, usualLoan } from '#domain/homes/home-costs.ts';
import { CATEGORIES, POSSESSION } from '#domain/homes/listing.ts';
import { loanShareOf } from '#domain/homes/loan-share.ts';
import { limitsOf, onRoadCosts } from '#domain/homes/stamp-duty.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { compareRows } from '#site/compare/compare-rows.ts';
import { fc } from '#tests/fast-check.ts';

const NOW = new Date('2026-11-22T06:00:00Z');

/** As much of a listing as its costs are made of. */
const listingOf = (home: Parameters<typeof costsToBuy>[0]) =>
  ({
    propertydata: {
      price: home.price,
      listedin: 'sell',
      category: home.category,
      deposit: null,
      publishedAt: '2026-11-22T00:00:00Z',
    },
    detailsData: { carpetArea: home.carpetArea, possession: home.possession, amenities: [] },
    locationData: { authority: home.authority, stations: [] },
  }) as unknown as ListingDetail;

const homes = fc.record({
  price: fc.integer({ min: 100_000, max: 500_000_000 }),
  carpetArea: fc.option(fc.integer({ min: 100, max: 5_000 })),
  possession: fc.option(fc.constantFrom(...POSSESSION)),
  category: fc.constantFrom(...CATEGORIES),
  authority: fc.constantFrom(...PLANNING_AUTHORITIES),
});

describe('what a home costs', () => {
  test('is the same on its page, in a comparison, to who rents or buys, and in the calculator', () => {
    fc.assert(
      fc.property(homes, (home) => {
        const listing = listingOf(home);
        const lines = costsToBuy(home);
        expect(costLinesOf(listing)).toEqual(lines);
        const row = compareRows([listing], NOW).find(({ label }) => label === 'With duty and fees');
        expect(row?.cells.map(({ text }) => text)).toEqual([
          formatRupees(home.price + totalOf(lines)),
        ]);
        expect(trueCostOf(listing).total).toBe(home.price + totalOf(lines));
        const isReady = home.possession === null || home.possession === 'Ready To Move';
        expect(lines).toEqual(
          onRoadCosts({
            price: home.price,
            carpetSqft: home.carpetArea,
            underConstruction: !isReady,
            commercial: home.category === 'Commercial',
            womenOnly: false,
            authority: limitsOf(home.authority),
          }),
        );
      }),
    );
  });

  test.each([
    ['maan', 106_000],
    ['swargate', 185_500],
    ['guruwar-peth', 185_500],
    ['khadki', 185_500],
    ['pune-camp', 185_500],
    ['mahalunge', 185_500],
    ['wakad', 185_500],
    ['alandi', 106_000],
    ['phursungi', 106_000],
  ])('in %s of 26.5 lakh has a duty of %i', (slug, duty) => {
    const place = LOCALITIES.find((one) => one.slug === slug);
    const [line] = costsToBuy({
      price: 2_650_000,
      carpetArea: 600,
      possession: 'Ready To Move',
      category: 'Residential',
      authority: place?.authority ?? 'PMC',
    });
    expect(line?.rupees).toBe(duty);
  });
});

describe('what banks lend, by the RBI’s bands', () => {
  test.each([
    [2_000_000, 1_800_000, 90],
    // 90 % of 33,33,333 is 30 lakh; a little more, and the loan stays there until 80 % passes it.
    [3_333_333, 3_000_000, 90],
    [3_600_000, 3_000_000, 83.3],
    [5_000_000, 4_000_000, 80],
    [9_375_000, 7_500_000, 80],
    [9_800_000, 7_500_000, 76.5],
    [20_000_000, 15_000_000, 75],
    [0, 0, 0],
  ])('on %i at most %i, %d %%', (value, rupees, sharePercent) => {
    expect(loanShareOf(value)).toEqual({ rupees, sharePercent });
  });

  test('are said of homes and land, not of offices and shops', () => {
    const monthly = (category: (typeof CATEGORIES)[number]) => {
      const home = {
        price: 5_000_000,
        carpetArea: 600,
        possession: null,
        authority: 'PMC',
      } as const;
      const rows = compareRows([listingOf({ ...home, category })], NOW);
      return rows.find(({ label }) => label.startsWith('A month'))?.cells[0]?.text;
    };
    expect(monthly('Residential')).toMatch(/^₹ [\d,]+ \(loan of 80%\)$/);
    expect(monthly('Land')).toBe(monthly('Residential'));
    expect(monthly('Commercial')).toBe('By the bank’s own terms');
  });

  test('is the loan shown beside a price', () => {
    // 1.5 Cr over 20 years at 8.5 %: P r (1 + r)^240 / ((1 + r)^240 - 1) with r = 0.085 / 12.
    expect(usualLoan(20_000_000).monthlyPayment).toBeCloseTo(130_173.5, 0);
  });
});

describe('the nearest stations', () => {
  test('have an open one among them where one is within 12 km', () => {
    const { lat, lng } = LOCALITIES.find(({ slug }) => slug === 'katraj') ?? { lat: 0, lng: 0 };
    const found = nearestStations(lat, lng, 3);
    expect(found.slice(0, 3).map(({ name }) => name)).toEqual([
      'Katraj',
      'Padmavati',
      'Market Yard',
    ]);
    expect(found[3]).toMatchObject({ name: 'Swargate', planned: false });
  });

  test('of Line 3 are all marked as not open, in the order of the line', () => {
    const line = STATIONS.filter(({ line: name }) => name === 'Line 3');
    expect(line.map(({ name }) => name)).toHaveLength(23);
    expect(line.filter(({ planned }) => !planned)).toEqual([]);
    expect([line[0]?.name, line.at(-1)?.name]).toEqual([
      'Megapolis Circle',
      'Civil Court (District Court)',
    ]);
    expect(nearestStations(18.5592, 73.7868, 1)[0]).toMatchObject({ name: 'Baner', planned: true });
  });
});
