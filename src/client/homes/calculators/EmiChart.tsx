import { useEffect, useRef } from 'react';
import type { YearOfLoan } from '#domain/homes/emi.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import words from '#messages/homes/calculators/index.ts';

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Principal and interest of each year, stacked. The table below says the same in numbers. */
export function EmiChart({ years }: { years: YearOfLoan[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    let destroy: () => void = () => undefined;
    // The chart's code comes only once a calculator is in use.
    import('./chart.ts').then(({ Chart }) => {
      if (gone || !canvas.current) return;
      const series = (label: string, key: 'principal' | 'interest', colour: string) => ({
        label,
        data: years.map((row) => row[key]),
        backgroundColor: token(colour),
      });
      const chart = new Chart(canvas.current, {
        type: 'bar',
        data: {
          labels: years.map((row) => row.year),
          datasets: [
            series(words.principal, 'principal', '--chart-1'),
            series(words.interest, 'interest', '--chart-2'),
          ],
        },
        options: {
          animation: false,
          maintainAspectRatio: false,
          plugins: {
            legend: { labels: { color: token('--ink') } },
            tooltip: {
              callbacks: {
                label: (item) => `${item.dataset.label}: ${formatPriceShort(Number(item.raw))}`,
              },
            },
          },
          scales: {
            x: {
              stacked: true,
              title: { display: true, text: words.year, color: token('--muted') },
              ticks: { color: token('--muted') },
            },
            y: {
              stacked: true,
              ticks: {
                color: token('--muted'),
                callback: (value) => formatPriceShort(Number(value)),
              },
            },
          },
        },
      });
      destroy = () => chart.destroy();
    });
    return () => {
      gone = true;
      destroy();
    };
  }, [years]);
  return (
    <div className="h-56">
      <canvas ref={canvas} className="max-w-full" role="img" aria-label={words.loanChart} />
    </div>
  );
}
