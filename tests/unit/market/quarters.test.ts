import { expect, test } from 'vitest';
import { formatQuarter, quartersOf } from '#domain/market/quarters.ts';

test('a quarter weighs the medians of its months by their homes; too few count nothing', () => {
  const months = [
    { month: '2026-10', n: 5, median: 9_000 },
    { month: '2026-07', n: 10, median: 8_000 },
    { month: '2026-09', n: 30, median: 8_400 },
    { month: '2026-08', n: 4, median: null },
    { month: '2025-12', n: 6, median: 7_000 },
  ];
  // July to September: (8,000 × 10 + 8,400 × 30) ÷ 40 = 8,300.
  expect(quartersOf(months)).toEqual([
    { quarter: '2025-Q4', rate: 7_000, n: 6 },
    { quarter: '2026-Q3', rate: 8_300, n: 40 },
    { quarter: '2026-Q4', rate: 9_000, n: 5 },
  ]);
});

test.each([
  ['2026-Q1', 'Jan–Mar 2026'],
  ['2025-Q4', 'Oct–Dec 2025'],
])('%s is %s', (quarter, words) => {
  expect(formatQuarter(quarter)).toBe(words);
});
