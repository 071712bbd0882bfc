import { describe, expect, test } from 'vitest';
import { differenceWords, type Measure } from '#client/market/analysis/compare/measures.ts';
import { nextSlot } from '#client/market/analysis/compare/use-slots.ts';
import { heatSteps, stepOf } from '#client/market/analysis/heat/scale.ts';
import { figuresOf, sorted } from '#client/market/analysis/market/market-rows.ts';
import { withGaps } from '#client/market/analysis/trend-chart.ts';
import { readFilters } from '#client/market/analysis/use-filters.ts';
import { figuresCsv } from '#client/ui/charts/figures-csv.ts';
import type { ComparisonRecord, Month } from '#contract/market/analytics-shapes.ts';
import { choiceQuery, readChoice } from '#domain/market/market-choice.ts';

describe('the slots of the comparison', () => {
  test('the empty one is filled first, then they take turns', () => {
    expect(nextSlot({ one: undefined, two: undefined }, 'two')).toBe('one');
    expect(nextSlot({ one: 7, two: undefined }, 'one')).toBe('two');
    expect(nextSlot({ one: 7, two: 8 }, 'two')).toBe('one');
    expect(nextSlot({ one: 9, two: 8 }, 'one')).toBe('two');
    expect(nextSlot({ one: undefined, two: 8 }, 'one')).toBe('one');
  });

  test('a difference is told with its share, and not of what is missing', () => {
    const measure: Measure = {
      id: 'live',
      label: () => 'Live',
      words: () => null,
      value: ({ live }) => live,
      gap: String,
    };
    const record = (live: number) => ({ live }) as ComparisonRecord;
    expect(differenceWords(measure, record(100), record(112))).toBe('B higher by 12 (12%)');
    expect(differenceWords(measure, record(100), record(75))).toBe('B lower by 25 (25%)');
    expect(differenceWords(measure, record(4), record(4))).toBe('The same');
    expect(differenceWords(measure, record(0), record(4))).toBe('B higher by 4');
    expect(differenceWords(measure, record(4), undefined)).toBeNull();
    expect(differenceWords({ ...measure, value: () => null }, record(1), record(2))).toBeNull();
  });
});

describe('the steps of the map', () => {
  test('five of about as many localities each, and every median in one', () => {
    const medians = Array.from({ length: 23 }, (_, i) => 4_000 + i * i * 10);
    const steps = heatSteps(medians);
    expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    for (const median of medians) {
      const step = stepOf(steps, median);
      expect(step && median >= step.from && median <= step.to).toBe(true);
    }
    expect(steps[0]?.from).toBe(4_000);
    expect(steps.at(-1)?.to).toBe(Math.max(...medians));
  });

  test('fewer where there are fewer values', () => {
    expect(heatSteps([])).toEqual([]);
    expect(heatSteps([5, 5, 5])).toHaveLength(1);
    expect(heatSteps([5, 6])).toHaveLength(2);
  });
});

test('a month without a figure is a gap', () => {
  const month = (name: string) => ({ month: name, median: 1 }) as Month;
  expect(
    withGaps([month('2025-11'), month('2026-02')]).map((one) => [one.month, !!one.of]),
  ).toEqual([
    ['2025-11', true],
    ['2025-12', false],
    ['2026-01', false],
    ['2026-02', true],
  ]);
  expect(withGaps([])).toEqual([]);
});

test('CSV: heads, quotes, formulas and missing figures', () => {
  const text = figuresCsv({
    columns: [
      { key: 'name', head: 'Name, full', value: ({ name }) => name },
      { key: 'n', head: 'n', value: ({ n }) => n },
    ],
    rows: [
      { name: 'Baner "West"', n: 12 as number | null },
      { name: '=SUM(A1)', n: null },
    ],
  });
  expect(text).toBe('\uFEFF"Name, full",n\r\n"Baner ""West""",12\r\n\'=SUM(A1),\r\n');
});

describe('addresses', () => {
  test('filters that make no sense are left out', () => {
    const read = (query: string) => readFilters(new URLSearchParams(query));
    expect(read('')).toEqual({
      listedin: 'sell',
      type: 'Residential',
      district: undefined,
      locality: undefined,
      bhk: undefined,
    });
    expect(read('type=Flat&bhk=2&district=PCMC&locality=Wakad&listedin=rent')).toEqual({
      listedin: 'rent',
      type: 'Flat',
      district: 'PCMC',
      locality: 'wakad',
      bhk: 2,
    });
    expect(read('type=Plot&bhk=2&district=Mumbai&locality=%3Cb%3E').bhk).toBeUndefined();
    expect(read('type=Castle&district=Mumbai&locality=%3Cb%3E')).toEqual(read(''));
  });

  test('the public page’s choice there and back', () => {
    const choice = readChoice(new URLSearchParams('type=Villa&sort=name&listedin=nonsense'));
    expect(choice).toEqual({ listedin: 'sell', type: 'Villa', sort: 'name' });
    expect(choiceQuery(choice)).toBe('?type=Villa&sort=name');
    expect(choiceQuery(readChoice(new URLSearchParams()))).toBe('');
  });
});

test('the public table: only figures of five and more, sorted', () => {
  const locality = (slug: string, n: number, median: number | null) => ({
    slug,
    name: slug,
    district: 'PMC' as const,
    lat: 18,
    lng: 73,
    live: n,
    pricePerSqft: { n, low: null, median, high: null },
  });
  const { rows, tooFew } = figuresOf({
    asOf: null,
    depth: 'summary',
    fullHas: [],
    measure: '',
    localities: [
      locality('aundh', 9, 9_000),
      locality('baner', 4, null),
      locality('wakad', 30, 7_000),
    ],
  });
  expect(tooFew).toBe(1);
  expect(sorted(rows, 'price_low').map(({ slug }) => slug)).toEqual(['wakad', 'aundh']);
  expect(sorted(rows, 'most')[0]?.slug).toBe('wakad');
  expect(sorted(rows, 'name')[0]?.slug).toBe('aundh');
});
