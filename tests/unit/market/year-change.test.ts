import { describe, expect, test } from 'vitest';
import { yearChange } from '#domain/market/year-change.ts';

const month = (name: string, n: number, median: number | null) => ({ month: name, n, median });

describe('the change of asking rates in a year', () => {
  test('is of three months against the same three a year before', () => {
    const months = [
      month('2025-08', 50, 1),
      month('2025-09', 10, 9_000),
      month('2025-10', 10, 10_000),
      month('2025-11', 20, 10_500),
      month('2025-12', 50, 1),
      month('2026-09', 20, 11_000),
      month('2026-11', 20, 11_000),
    ];
    // Before: (9,000 × 10 + 10,000 × 10 + 10,500 × 20) ÷ 40 = 10,000.
    expect(yearChange(months, '2026-11')).toEqual({ percent: 10, n: 40, nBefore: 40 });
  });

  test('weighs each side by its own homes', () => {
    const months = [month('2025-11', 5, 10_000), month('2026-11', 20, 11_000)];
    expect(yearChange(months, '2026-11')).toEqual({ percent: 10, n: 20, nBefore: 5 });
  });

  test('reaches over the turn of a year', () => {
    const months = [month('2024-12', 5, 8_000), month('2025-12', 5, 7_600)];
    expect(yearChange(months, '2026-01')).toEqual({ percent: -5, n: 5, nBefore: 5 });
  });

  test.each([
    ['nothing a year ago', [month('2026-11', 9, 10_000)]],
    ['nothing now', [month('2025-11', 9, 10_000)]],
    ['four homes a year ago', [month('2025-11', 4, 9_000), month('2026-11', 9, 10_000)]],
    ['no median for so few', [month('2025-11', 9, null), month('2026-11', 9, 10_000)]],
    ['none for so few now', [month('2025-11', 9, 9_000), month('2026-11', 9, null)]],
  ])('is not given with %s', (_, months) => {
    expect(yearChange(months, '2026-11')).toBeNull();
  });
});
