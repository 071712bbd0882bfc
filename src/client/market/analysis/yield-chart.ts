import { axisLook, axisTitle, type Draw } from '#client/ui/charts/draw.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { DISTRICT_NAMES, MARKET_DISTRICTS } from '#domain/market/kind.ts';
import words from '#messages/market/analysis/index.ts';
import { percentWords, rateWords } from './labels.ts';
import type { Analysis } from './use-analysis.ts';

export type YieldLine = NonNullable<Analysis['yields']['answer']>['data']['localities'][number];

/** A district has its colour and its shape. */
const SHAPES = ['circle', 'triangle', 'rect'] as const;
const COLOURS = [0, 2, 3] as const;

interface Dot {
  x: number;
  y: number;
  of: YieldLine;
}

const dotOf = (of: YieldLine): Dot => ({ x: of.pricePerSqft, y: of.yield, of });

/** Every locality by its price and yield; the chosen one stands out as a star. */
export const yieldChart =
  (lines: readonly YieldLine[], chosen: string | undefined): Draw =>
  (inks) => {
    const star = lines.filter(({ slug }) => slug === chosen);
    return {
      type: 'scatter',
      data: {
        datasets: [
          ...star.map((of) => ({
            label: of.name,
            data: [dotOf(of)],
            pointStyle: 'star' as const,
            pointRadius: 11,
            borderWidth: 3,
            borderColor: inks.ink,
            backgroundColor: inks.ink,
          })),
          ...MARKET_DISTRICTS.map((district, i) => {
            const { solid, soft } = inks.series[COLOURS[i] ?? 0];
            return {
              label: DISTRICT_NAMES[district],
              data: lines.filter((line) => line.district === district).map(dotOf),
              pointStyle: SHAPES[i] ?? 'circle',
              pointRadius: 6,
              pointHoverRadius: 9,
              borderColor: solid,
              backgroundColor: soft,
            };
          }).filter(({ data }) => data.length > 0),
        ],
      },
      options: {
        plugins: {
          tooltip: {
            callbacks: {
              label: ({ raw }) => {
                const { name, yield: percent, pricePerSqft, nSell, nRent } = (raw as Dot).of;
                return [
                  words.yieldDot({
                    name,
                    percent: percentWords(percent),
                    rate: rateWords(pricePerSqft, 'sell'),
                  }),
                  words.yieldCounts({ sale: groupDigits(nSell), rent: groupDigits(nRent) }),
                ];
              },
            },
          },
        },
        scales: {
          x: { ...axisLook(inks), title: axisTitle(inks, words.medianPriceRate) },
          y: { ...axisLook(inks), title: axisTitle(inks, words.grossYield) },
        },
      },
    };
  };
