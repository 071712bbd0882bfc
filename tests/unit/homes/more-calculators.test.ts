import { describe, expect, test } from 'vitest';
import { commute } from '#domain/homes/commute.ts';
import { STATIONS } from '#domain/homes/gazetteer/index.ts';
import { type RentOrBuy, rentOrBuy, yearBuyingWins } from '#domain/homes/rent-or-buy.ts';
import { leaveAndLicenceCosts, onRoadCosts, type Purchase } from '#domain/homes/stamp-duty.ts';
import { tdsOnSale } from '#domain/homes/tds.ts';
import { fc } from '#tests/fast-check.ts';

const FLAT: Purchase = {
  price: 8_000_000,
  carpetSqft: 750,
  underConstruction: false,
  commercial: false,
  womenOnly: false,
};
const rupeesOf = (purchase: Partial<Purchase>) =>
  onRoadCosts({ ...FLAT, ...purchase }).map(({ rupees }) => rupees);

describe('on the road', () => {
  test.each([
    ['in the city', {}, [560_000, 30_000]],
    ['bought by women only', { womenOnly: true }, [480_000, 30_000]],
    ['in a village', { authority: 'gram panchayat' }, [320_000, 30_000]],
    [
      'in a village, by women only',
      { authority: 'gram panchayat', womenOnly: true },
      [240_000, 30_000],
    ],
    ['on the higher ready reckoner', { readyReckoner: 9_000_000 }, [630_000, 30_000]],
    ['a shop has no concession', { commercial: true, womenOnly: true }, [560_000, 30_000]],
    ['below the cap', { price: 2_000_000 }, [140_000, 20_000]],
    ['being built', { underConstruction: true }, [560_000, 30_000, 400_000]],
    [
      'being built, small',
      { underConstruction: true, price: 4_000_000 },
      [280_000, 30_000, 40_000],
    ],
  ] as const)('%s', (_of, purchase, rupees) => {
    expect(rupeesOf(purchase)).toEqual(rupees);
  });

  test('every line names its source', () => {
    for (const authority of ['municipal', 'gram panchayat'] as const) {
      for (const { source } of onRoadCosts({ ...FLAT, authority, underConstruction: true })) {
        expect(source.length).toBeGreaterThan(20);
      }
    }
  });
});

describe('tax held back from the price', () => {
  test.each([
    [4_999_999, undefined, true, undefined],
    [5_000_000, undefined, true, 50_000],
    [4_800_000, 5_200_000, true, 52_000],
    [6_000_000, 5_200_000, false, 1_200_000],
  ])('of %d, stamp value %s, PAN %s', (price, stampValue, isPanOperative, rupees) => {
    expect(tdsOnSale(price, stampValue, isPanOperative)?.rupees).toBe(rupees);
  });
});

describe('leave and licence', () => {
  test('the formula of art. 36A, rounded up to ₹ 100', () => {
    // 24 × 25,000 + 10 % × 2 × 1,00,000 = 6,20,000; 0.25 % of it is 1,550.
    expect(leaveAndLicenceCosts(25_000, 100_000, 24).map(({ rupees }) => rupees)).toEqual([
      1_600, 1_000,
    ]);
  });

  test('what is not given back counts in full, and a village asks less to register', () => {
    const [duty, registration] = leaveAndLicenceCosts(25_000, 100_000, 24, {
      nonRefundable: 60_000,
      authority: 'gram panchayat',
    });
    expect([duty?.rupees, registration?.rupees]).toEqual([1_700, 500]);
  });
});

const BOTH: RentOrBuy = {
  price: 8_000_000,
  buyingCosts: 590_000,
  downPayment: 20,
  loanRate: 8.5,
  loanYears: 20,
  upkeep: 1,
  upkeepGrowth: 0,
  priceGrowth: 5,
  sellingCosts: 1,
  monthlyRent: 25_000,
  rentGrowth: 5,
  deposit: 100_000,
  savingsReturn: 7,
};

describe('rent or buy', () => {
  test('paid at once and sold the next day, buying costs its costs', () => {
    const still = {
      ...BOTH,
      downPayment: 100,
      priceGrowth: 0,
      savingsReturn: 0,
      upkeep: 0,
      monthlyRent: 0,
      sellingCosts: 0,
    };
    expect(rentOrBuy(still, 1)).toEqual([{ year: 1, buyer: 8_000_000, renter: 8_590_000 }]);
  });

  test('a loan paid off leaves the home, and what the rent would have been', () => {
    const rows = rentOrBuy(
      {
        ...BOTH,
        priceGrowth: 0,
        sellingCosts: 0,
        upkeep: 0,
        savingsReturn: 0,
        rentGrowth: 0,
        monthlyRent: 100_000,
      },
      21,
    );
    const [last, before] = [rows.at(-1), rows.at(-2)];
    expect((last?.buyer ?? 0) - (before?.buyer ?? 0)).toBeCloseTo(1_200_000, 0);
    expect((last?.renter ?? 0) - (before?.renter ?? 0)).toBe(0);
  });

  test('is what a plain count month by month gives', () => {
    const input: RentOrBuy = { ...BOTH, upkeepGrowth: 4, loanYears: 3, monthlyRent: 60_000 };
    const rate = 0.085 / 12;
    const loan = 6_400_000;
    const instalment = (loan * rate * (1 + rate) ** 36) / ((1 + rate) ** 36 - 1);
    let owed = loan;
    let buyer = 0;
    let renter = 8_000_000 - loan + 590_000 - 100_000;
    const counted = [1, 2, 3, 4, 5].map((year) => {
      for (let month = 1; month <= 12 && year <= 3; month++) owed += owed * rate - instalment;
      const bought = (year <= 3 ? 12 * instalment : 0) + 80_000 * 1.04 ** (year - 1);
      const rented = 12 * 60_000 * 1.05 ** (year - 1);
      buyer = buyer * 1.07 + Math.max(0, rented - bought) * 1.035;
      renter = renter * 1.07 + Math.max(0, bought - rented) * 1.035;
      const sold = 8_000_000 * 1.05 ** year * 0.99;
      return { year, buyer: sold - Math.max(0, owed) + buyer, renter: renter + 100_000 };
    });
    const rows = rentOrBuy(input, 5);
    expect(rows.map(({ buyer: b, renter: r }) => [b.toFixed(0), r.toFixed(0)])).toEqual(
      counted.map(({ buyer: b, renter: r }) => [b.toFixed(0), r.toFixed(0)]),
    );
  });

  test('buying wins from the year after the last in which it was behind', () => {
    const row = (year: number, buyer: number) => ({ year, buyer, renter: 10 });
    expect(yearBuyingWins([row(1, 9), row(2, 11), row(3, 9), row(4, 10), row(5, 11)])).toBe(4);
    expect(yearBuyingWins([row(1, 10), row(2, 11)])).toBe(1);
    expect(yearBuyingWins([row(1, 11), row(2, 9)])).toBeNull();
  });

  test('upkeep rises year by year', () => {
    const yearly = (upkeepGrowth: number) => {
      const free = { ...BOTH, downPayment: 100, buyingCosts: 0, deposit: 0, monthlyRent: 0 };
      const still = { priceGrowth: 0, sellingCosts: 0, savingsReturn: 0 };
      const rows = rentOrBuy({ ...free, ...still, upkeepGrowth }, 3);
      return rows.map(({ renter }, i) => Math.round(renter - (rows[i - 1]?.renter ?? 0)));
    };
    // 1 % of 80 lakh, then 10 % more each year, which who rents saves; the first year has the price too.
    expect(yearly(10)).toEqual([8_080_000, 88_000, 96_800]);
    expect(yearly(0)).toEqual([8_080_000, 80_000, 80_000]);
  });

  test('a dearer rent speaks for buying, a better return for renting', () => {
    const lead = (overrides: Partial<RentOrBuy>) => {
      const last = rentOrBuy({ ...BOTH, ...overrides }, 15).at(-1);
      return (last?.buyer ?? 0) - (last?.renter ?? 0);
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 90_000 }),
        fc.integer({ min: 1_000, max: 20_000 }),
        (monthlyRent, more) => {
          expect(lead({ monthlyRent: monthlyRent + more })).toBeGreaterThan(lead({ monthlyRent }));
        },
      ),
    );
    expect(lead({ savingsReturn: 11 })).toBeLessThan(lead({}));
    expect(lead({ priceGrowth: 8 })).toBeGreaterThan(lead({}));
  });

  test('the year from which buying wins for good', () => {
    const row = (year: number, buyer: number) => ({ year, buyer, renter: 10 });
    expect(yearBuyingWins([row(1, 5), row(2, 11), row(3, 12)])).toBe(2);
    expect(yearBuyingWins([row(1, 11), row(2, 9), row(3, 12)])).toBe(3);
    expect(yearBuyingWins([row(1, 5), row(2, 9)])).toBeNull();
    expect(yearBuyingWins([row(1, 12)])).toBe(1);
  });
});

describe('commute', () => {
  const stationAt = (wanted: string, line: string) => {
    const found = STATIONS.find((station) => station.name === wanted && station.line === line);
    if (!found) throw new Error(`There is no station ${wanted}`);
    return found;
  };
  const vanaz = stationAt('Vanaz', 'Aqua');
  const ramwadi = stationAt('Ramwadi', 'Aqua');

  test('from end to end of a line, without a change', () => {
    const { metro, metres, roadMinutes } = commute(vanaz, ramwadi);
    expect(metro).toMatchObject({ from: 'Vanaz', to: 'Ramwadi', changes: 0, metresToMetro: 0 });
    expect(metres).toBeGreaterThan(11_000);
    // 13.9 km of rails at 32 km/h and the wait.
    expect(metro?.minutes).toBeGreaterThan(25);
    expect(metro?.minutes).toBeLessThan(35);
    expect(roadMinutes).toBeGreaterThan(metro?.minutes ?? 0);
  });

  test('from one line to the other with one change', () => {
    expect(commute(vanaz, stationAt('PCMC', 'Purple')).metro).toMatchObject({ changes: 1 });
  });

  test('stations that are not open count only when asked', () => {
    const katraj = stationAt('Katraj', 'Purple');
    const { metro } = commute(katraj, ramwadi);
    expect(metro?.from).not.toBe('Katraj');
    expect(commute(katraj, ramwadi, true).metro).toMatchObject({ from: 'Katraj', changes: 1 });
  });

  test('where no station is near there is no ride', () => {
    expect(commute({ lat: 18.75, lng: 73.41 }, ramwadi).metro).toBeNull();
  });

  test('there and back take the same', () => {
    const place = fc.record({
      lat: fc.double({ min: 18.4, max: 18.7, noNaN: true }),
      lng: fc.double({ min: 73.7, max: 74, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const [there, back] = [commute(a, b), commute(b, a)];
        expect(there.metres).toBeCloseTo(back.metres, 6);
        expect(there.metro?.minutes ?? 0).toBeCloseTo(back.metro?.minutes ?? 0, 6);
      }),
    );
  });
});
