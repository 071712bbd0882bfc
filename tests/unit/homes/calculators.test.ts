import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  COST_INFLATION_INDEX,
  capitalGains,
  INDEX_YEARS,
  indexYearOf,
  lawfulTax,
  parseCapitalGains,
  SALE_YEARS,
  type SaleYear,
} from '#domain/homes/capital-gains.ts';
import { amortisation, clampEmi, emi } from '#domain/homes/emi.ts';
import { leaveAndLicenceCosts, onRoadCosts } from '#domain/homes/stamp-duty.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { fc } from '#tests/fast-check.ts';

const { EMI_FIELDS } = EXPECTED_FIGURES;

describe('EMI', () => {
  test('the standard formula', () => {
    const result = emi({ loanAmount: 1_000_000, ratePercent: 7.5, tenureYears: 5 });
    expect(result.monthlyPayment).toBeCloseTo(20_037.95, 2);
    expect(result.totalPayment).toBeCloseTo(20_037.9486 * 60, 0);
    expect(result.totalInterest).toBeCloseTo(result.totalPayment - 1_000_000, 6);
  });
  test.each([
    ['loanAmount', '', 50_000],
    ['loanAmount', 'abc', 50_000],
    ['loanAmount', '1', 50_000],
    ['loanAmount', '25,00,000', 2_500_000],
    ['loanAmount', '99999999999', 50_000_000],
    ['tenureYears', '0', 1],
    ['tenureYears', '31', 30],
    ['ratePercent', '', 1],
    ['ratePercent', '8.4', 8.4],
    ['ratePercent', '21', 20],
  ] as const)('%s typed as "%s" is held at %d', (field, typed, held) => {
    expect(clampEmi(field, typed)).toBe(held);
  });
  test('what is paid back is the loan, to the rupee', () => {
    const within = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
    fc.assert(
      fc.property(
        within(EMI_FIELDS.loanAmount),
        within(EMI_FIELDS.tenureYears),
        fc.integer({ min: 10, max: 200 }),
        (loanAmount, tenureYears, tenths) => {
          const years = amortisation({ loanAmount, tenureYears, ratePercent: tenths / 10 });
          expect(years).toHaveLength(tenureYears);
          expect(years.reduce((sum, year) => sum + year.principal, 0)).toBe(loanAmount);
          expect(years.at(-1)?.balance).toBe(0);
          expect(years.every((year) => year.interest >= 0 && year.balance >= 0)).toBe(true);
          const interest = years.reduce((sum, year) => sum + year.interest, 0);
          const { totalInterest } = emi({ loanAmount, tenureYears, ratePercent: tenths / 10 });
          expect(Math.abs(interest - totalInterest)).toBeLessThanOrEqual(0.51);
        },
      ),
    );
  });
  test('a part of a year has its row and ends the loan', () => {
    const years = amortisation({ loanAmount: 1_000_000, ratePercent: 7.5, tenureYears: 5.5 });
    expect(years).toHaveLength(6);
    expect(years.at(-1)?.balance).toBe(0);
    expect(years.reduce((sum, year) => sum + year.principal, 0)).toBe(1_000_000);
  });
  test('a year of a loan against a table worked by hand', () => {
    // 1,20,000 at 12 % for a year: 10,661.85 a month, 7,942.26 of interest.
    expect(amortisation({ loanAmount: 120_000, ratePercent: 12, tenureYears: 1 })).toEqual([
      { year: 1, principal: 120_000, interest: 7_942, balance: 0 },
    ]);
  });
});

describe('capital gains', () => {
  test.each([
    [
      {
        salePrice: 10_000_000,
        transferCost: 100_000,
        purchasePrice: 3_000_000,
        purchaseYear: 2004,
        improvementCost: 0,
      },
      9_637_168.14,
      262_831.86,
      32_853.98,
      862_500,
      52_566.37,
      52_566.37,
    ],
    [
      {
        salePrice: 20_000_000,
        transferCost: 200_000,
        purchasePrice: 3_000_000,
        purchaseYear: 2004,
        improvementCost: 500_000,
        improvementYear: 2015,
      },
      10_351_735.07,
      9_448_264.93,
      1_181_033.12,
      2_037_500,
      1_889_652.99,
      1_889_652.99,
    ],
    [
      {
        salePrice: 9_000_000,
        transferCost: 0,
        purchasePrice: 7_000_000,
        purchaseYear: 2021,
        improvementCost: 0,
      },
      8_015_772.87,
      984_227.13,
      123_028.39,
      250_000,
      196_845.43,
      196_845.43,
    ],
    [
      {
        salePrice: 5_000_000,
        transferCost: 0,
        purchasePrice: 3_000_000,
        purchaseYear: 2004,
        improvementCost: 0,
      },
      9_637_168.14,
      0,
      0,
      250_000,
      0,
      0,
    ],
  ])('vector %#', (input, indexedCost, gain, tax, unindexed, indexedAt20, due) => {
    const specified = capitalGains(input);
    expect([specified.indexedCost, specified.gain, specified.tax].map((n) => n.toFixed(2))).toEqual(
      [indexedCost, gain, tax].map((n) => n.toFixed(2)),
    );
    const law = lawfulTax(input, true, 2024);
    expect([law.unindexed, law.indexedAt20 ?? -1, law.due].map((n) => n.toFixed(2))).toEqual(
      [unindexed, indexedAt20, due].map((n) => n.toFixed(2)),
    );
    expect(lawfulTax(input, false, 2024)).toEqual({
      plainGain: law.plainGain,
      unindexed: law.unindexed,
      due: law.unindexed,
    });
  });
  const form = {
    salePrice: '1,00,00,000',
    transferCost: '0',
    purchasePrice: '3000000',
    improvementCost: '',
    purchaseYear: '2004',
    improvementYear: '',
  };
  test('an untouched transfer cost of 0 is complete, an emptied one is not', () => {
    expect(parseCapitalGains(form)).toMatchObject({
      salePrice: 10_000_000,
      transferCost: 0,
      improvementCost: 0,
    });
    for (const transferCost of ['', '  ']) {
      expect(parseCapitalGains({ ...form, transferCost })).toBeUndefined();
    }
    expect(parseCapitalGains({ ...form, improvementYear: '2010' })).toHaveProperty(
      'improvementYear',
      2010,
    );
  });
  test('the index is the published one', (context) => {
    const file = '../shared/data/tax/cii.json';
    if (!existsSync(file)) context.skip(`${file} is not beside this clone`);
    const published: Record<string, number> = JSON.parse(readFileSync(file, 'utf8')).index;
    for (const year of [...INDEX_YEARS, 2025]) {
      const label = `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
      expect([year, COST_INFLATION_INDEX[year]]).toEqual([year, published[label]]);
    }
    expect([INDEX_YEARS[0], INDEX_YEARS.at(-1), INDEX_YEARS.length]).toEqual([2001, 2024, 24]);
  });
  test.each([
    // 30,00,000 × 376 / 113 is 99,82,300.88, more than the 99,00,000 that came in.
    [
      {
        salePrice: 10_000_000,
        transferCost: 100_000,
        purchasePrice: 3_000_000,
        purchaseYear: 2004,
      },
      862_500,
      0,
    ],
    // 70,00,000 × 376 / 317 is 83,02,839.12; of 90,00,000 that leaves 6,97,160.88, and 20 % of it.
    [
      { salePrice: 9_000_000, transferCost: 0, purchasePrice: 7_000_000, purchaseYear: 2021 },
      250_000,
      139_432.18,
    ],
  ])('sold in 2025-26 it is indexed to that year: %o', (bought, unindexed, due) => {
    const law = lawfulTax({ ...bought, improvementCost: 0 }, true, 2025);
    expect([law.unindexed, law.due].map((n) => n.toFixed(2))).toEqual(
      [unindexed, due].map((n) => n.toFixed(2)),
    );
  });
  test('sold in a year whose index is not out, it is indexed to the last one that is', () => {
    const input = {
      salePrice: 9_000_000,
      transferCost: 0,
      purchasePrice: 7_000_000,
      purchaseYear: 2021,
      improvementCost: 0,
    };
    expect(lawfulTax(input, true, 2026)).toEqual(lawfulTax(input, true, 2025));
    expect([2024, 2025, 2026].map((year) => indexYearOf(year as SaleYear))).toEqual([
      2024, 2025, 2025,
    ]);
  });
  test('gain and tax never fall below 0, and relief never costs more', () => {
    const rupees = fc.nat(1_000_000_000);
    const year = fc.constantFrom(...INDEX_YEARS);
    fc.assert(
      fc.property(
        rupees,
        rupees,
        rupees,
        year,
        (salePrice, purchasePrice, transferCost, bought) => {
          const input = {
            salePrice,
            purchasePrice,
            transferCost,
            purchaseYear: bought,
            improvementCost: 0,
          };
          const { gain, tax } = capitalGains(input);
          expect(gain).toBeGreaterThanOrEqual(0);
          expect(tax).toBeCloseTo(gain / 8, 2);
          for (const sold of SALE_YEARS) {
            const due = (relief: boolean) => lawfulTax(input, relief, sold).due;
            expect(due(true)).toBeLessThanOrEqual(due(false));
          }
        },
      ),
    );
  });
  test.each(['salePrice', 'purchasePrice', 'purchaseYear'] as const)('%s is required', (field) => {
    expect(parseCapitalGains({ ...form, [field]: '' })).toBeUndefined();
    expect(parseCapitalGains({ ...form, [field]: '-5' })).toBeUndefined();
  });
});

describe('what buying costs', () => {
  const flat = {
    price: 10_000_000,
    carpetSqft: 800,
    underConstruction: false,
    commercial: false,
    womenOnly: false,
  };
  const rupees = (purchase: Parameters<typeof onRoadCosts>[0]) =>
    onRoadCosts(purchase).map((line) => line.rupees);
  test('duty 7 %, 6 % for women, registration capped at ₹ 30,000', () => {
    expect(rupees(flat)).toEqual([700_000, 30_000]);
    expect(rupees({ ...flat, womenOnly: true })).toEqual([600_000, 30_000]);
    expect(rupees({ ...flat, womenOnly: true, commercial: true })).toEqual([700_000, 30_000]);
    expect(rupees({ ...flat, price: 2_000_000 })).toEqual([140_000, 20_000]);
  });
  test('duty falls on the ready reckoner where it is higher', () => {
    expect(rupees({ ...flat, readyReckoner: 12_000_000 })).toEqual([840_000, 30_000]);
  });
  test('GST only while under construction: 5 %, 1 % if affordable, 12 % commercial', () => {
    const building = { ...flat, underConstruction: true };
    expect(rupees(building)[2]).toBe(500_000);
    expect(rupees({ ...building, price: 4_500_000, carpetSqft: 968 })[2]).toBe(45_000);
    expect(rupees({ ...building, price: 4_500_000, carpetSqft: 970 })[2]).toBe(225_000);
    expect(rupees({ ...building, price: 4_500_001, carpetSqft: 900 })[2]).toBe(225_000);
    expect(rupees({ ...building, price: 4_000_000, carpetSqft: null })[2]).toBe(200_000);
    expect(rupees({ ...building, commercial: true })[2]).toBe(1_200_000);
  });
  test('every line names its source', () => {
    expect(
      onRoadCosts({ ...flat, underConstruction: true }).every((line) => line.source.length > 10),
    ).toBe(true);
  });
  test('leave and licence', () => {
    // 11 x 30,000 + 10 % x 1,00,000 x 11/12 = 3,39,167; 0.25 % is 848, rounded up to 900.
    expect(leaveAndLicenceCosts(30_000, 100_000, 11).map((line) => line.rupees)).toEqual([
      900, 1_000,
    ]);
  });
});
