import { axisLook, axisTitle, type Draw } from '#client/ui/charts/draw.ts';
import type { Interest, ListingInterest } from '#contract/homes/listing-interest.ts';
import { formatDate } from '#domain/lib/time/format.ts';

export const INTEREST_LABEL: Record<keyof Interest, string> = {
  looks: 'Looks',
  keeps: 'Keeps',
  enquiries: 'Enquiries',
};

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
                  label: 'Median of similar homes',
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
            title: axisTitle(inks, `${INTEREST_LABEL[of]} a day`),
          },
        },
      },
    };
  };
