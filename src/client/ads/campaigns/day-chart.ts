import { axisLook, axisTitle, type Draw } from '#client/ui/charts/draw.ts';
import type { CampaignReport } from '#contract/ads/campaign-reports.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/ads/campaigns/index.ts';

/** Views as bars, clicks as a line of its own scale: there are far fewer of them. */
export const dayChart =
  (days: CampaignReport['days']): Draw =>
  (inks) => {
    const [views, , clicks] = inks.series;
    const counts = { beginAtZero: true };
    return {
      type: 'bar',
      data: {
        // Without the year: no ad runs for one.
        labels: days.map(({ day }) => formatDate(day).replace(/ \d+$/, '')),
        datasets: [
          {
            type: 'line',
            label: words.clicks,
            yAxisID: 'clicks',
            data: days.map((day) => day.clicks),
            borderColor: clicks.solid,
            backgroundColor: clicks.solid,
            pointStyle: 'rectRot',
            pointRadius: 5,
          },
          {
            type: 'bar',
            label: words.views,
            yAxisID: 'views',
            data: days.map((day) => day.views),
            borderColor: views.solid,
            borderWidth: 1,
            backgroundColor: views.soft,
            maxBarThickness: 40,
          },
        ],
      },
      options: {
        interaction: { mode: 'index', intersect: false },
        plugins: {
          tooltip: {
            callbacks: {
              label: ({ dataset, raw }) => `${dataset.label}: ${groupDigits(Number(raw))}`,
            },
          },
        },
        scales: {
          x: axisLook(inks),
          views: {
            ...axisLook(inks),
            ...counts,
            title: axisTitle(inks, words.views),
            ticks: { ...axisLook(inks).ticks, precision: 0 },
          },
          clicks: {
            ...axisLook(inks),
            ...counts,
            position: 'right',
            title: axisTitle(inks, words.clicks),
            grid: { display: false },
            ticks: { ...axisLook(inks).ticks, precision: 0 },
          },
        },
      },
    };
  };
