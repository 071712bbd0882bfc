import words from '#messages/market/rates/index.ts';

/** What came on the market in a month: "2026-11". The median is null for too few. */
interface Month {
  month: string;
  n: number;
  median: number | null;
}

export interface Quarter {
  /** "2026-Q4". */
  quarter: string;
  /** The medians of its months, each with the weight of its homes. */
  rate: number;
  n: number;
}

const quarterOf = (month: string): string => {
  const [year, ofYear] = month.split('-').map(Number);
  return `${year}-Q${Math.ceil((ofYear ?? 1) / 3)}`;
};

/** Months put together by quarter, the oldest first; months of too few are left out. */
export function quartersOf(months: readonly Month[]): Quarter[] {
  const found = new Map<string, { sum: number; n: number }>();
  for (const { month, n, median } of months) {
    if (median === null) continue;
    const quarter = quarterOf(month);
    const so = found.get(quarter) ?? { sum: 0, n: 0 };
    found.set(quarter, { sum: so.sum + median * n, n: so.n + n });
  }
  return [...found]
    .map(([quarter, { sum, n }]) => ({ quarter, rate: sum / n, n }))
    .sort((a, b) => a.quarter.localeCompare(b.quarter));
}

/** "Oct–Dec 2026", of "2026-Q4". */
export function formatQuarter(quarter: string): string {
  const [year, number] = quarter.split('-Q');
  return `${words.quarters[number as unknown as keyof typeof words.quarters]} ${year}`;
}
