import { axisLook, axisTitle, type Draw } from '#client/ui/charts/draw.ts';
import type { Month } from '#contract/market/analytics-shapes.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { formatMonth } from '#domain/lib/time/month.ts';
import words from '#messages/market/analysis/index.ts';
import { rateUnit, rateWords } from './labels.ts';

function after(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** Every month from the first to the last: those without a figure are gaps, not bridged. */
export function withGaps(months: readonly Month[]): { month: string; of: Month | undefined }[] {
  const known = new Map(months.map((of) => [of.month, of]));
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  const all: { month: string; of: Month | undefined }[] = [];
  if (!first || !last) return all;
  for (let month = first; month <= last; month = after(month)) {
    all.push({ month, of: known.get(month) });
  }
  return all;
}

/** The median of each month on a line, the middle half of the prices as a band around it. */
export function trendChart(months: readonly Month[], listedin: ListedIn): Draw {
  const all = withGaps(months);
  return (inks) => {
    const [{ solid, soft }] = inks.series;
    const edge = (label: string, key: 'low' | 'high') => ({
      label,
      data: all.map(({ of }) => of?.[key] ?? null),
      borderColor: solid,
      borderWidth: 1,
      borderDash: [4, 4],
      pointStyle: 'dash' as const,
      pointRadius: 6,
      backgroundColor: soft,
    });
    return {
      type: 'line',
      data: {
        labels: all.map(({ month }) => formatMonth(month)),
        datasets: [
          {
            label: words.median,
            data: all.map(({ of }) => of?.median ?? null),
            borderColor: solid,
            backgroundColor: solid,
            pointRadius: 4,
          },
          { ...edge(words.upperQuartile, 'high'), fill: '+1' },
          edge(words.lowerQuartile, 'low'),
        ],
      },
      options: {
        interaction: { mode: 'index', intersect: false },
        plugins: {
          tooltip: {
            callbacks: {
              label: ({ dataset, raw }) => `${dataset.label}: ${rateWords(Number(raw), listedin)}`,
              footer: ([item]) => `n = ${groupDigits(all[item?.dataIndex ?? -1]?.of?.n ?? 0)}`,
            },
          },
        },
        scales: {
          x: axisLook(inks),
          y: { ...axisLook(inks), title: axisTitle(inks, rateUnit(listedin)) },
        },
      },
    };
  };
}
