import { axisLook, axisTitle, type Draw } from '#client/ui/charts/draw.ts';
import type { Interest, ListingInterest } from '#contract/homes/listing-interest.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/homes/my-listings/index.ts';
import { labels } from '#messages/lib/labels.ts';

export const INTEREST_LABEL: Record<keyof Interest, string> = labels(() => words.interestLabel);

/** A figure day by day, and the median of similar homes as a dashed line beside it. */
export const interestChart =
  ({ days, similar }: ListingInterest, of: keyof Interest): Draw =>
  (inks) => {
    const [own, others] = inks.series;
    return {
      type: 'line',
      data: {
        labels: days.map(({ day }) => formatDate(day)),
        datasets: [
          {
            label: INTEREST_LABEL[of],
            data: days.map((day) => day[of]),
            borderColor: own.solid,
            backgroundColor: own.solid,
            pointRadius: 2,
          },
          ...(similar
            ? [
                {
                  label: words.medianSimilarHomes,
                  data: similar.days.map((day) => day?.[of] ?? null),
                  borderColor: others.solid,
                  backgroundColor: others.solid,
                  borderDash: [5, 4],
                  pointStyle: 'rect' as const,
                  pointRadius: 2,
                },
              ]
            : []),
        ],
      },
      options: {
        interaction: { mode: 'index', intersect: false },
        scales: {
          x: axisLook(inks),
          y: {
            ...axisLook(inks),
            beginAtZero: true,
            ticks: { ...axisLook(inks).ticks, precision: 0 },
            title: axisTitle(inks, words.aDay({ ofOne: INTEREST_LABEL[of] })),
          },
        },
      },
    };
  };
