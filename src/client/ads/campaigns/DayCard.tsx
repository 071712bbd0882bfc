import { useMemo } from 'react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { ChartCanvas } from '#client/ui/charts/ChartCanvas.tsx';
import { ChartCard } from '#client/ui/charts/ChartCard.tsx';
import { chartPicture } from '#client/ui/charts/picture.ts';
import type { CampaignReport } from '#contract/ads/campaign-reports.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { dayChart } from './day-chart.ts';
import { rateWords } from './rate-labels.ts';

type Day = CampaignReport['days'][number];

const TITLE = () => words.viewsClicksDay;

/** Day by day: how often it was seen and followed. */
export function DayCard({ headLine, days }: { headLine: string; days: readonly Day[] }) {
  const draw = useMemo(() => dayChart([...days]), [days]);
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const note = words.viewsDays({ views, dayCount: days.length });
  const count = (key: 'views' | 'clicks', head: string) => ({
    key,
    head,
    numeric: true,
    value: (day: Day) => day[key],
  });
  return (
    <ChartCard
      title={TITLE()}
      note={note}
      hasCsv={false}
      fileName="ad-by-day"
      picture={() => chartPicture({ title: `${headLine}: ${TITLE().toLowerCase()}`, note }, draw)}
      table={{
        caption: TITLE(),
        rowKey: ({ day }) => day,
        rows: days,
        columns: [
          {
            key: 'day',
            head: words.day,
            value: ({ day }) => day,
            show: ({ day }) => formatDate(day),
          },
          count('views', words.viewsLabel),
          count('clicks', words.clicksWord),
          {
            key: 'rate',
            head: words.clicks100Views,
            numeric: true,
            value: ({ clickRate }) => clickRate,
            show: ({ clickRate }) => rateWords(clickRate),
          },
          {
            key: 'spent',
            head: words.spent,
            numeric: true,
            value: ({ spent }) => spent,
            show: ({ spent }) => inFull(spent),
          },
        ],
      }}
    >
      <ChartCanvas draw={draw} label={TITLE()} />
    </ChartCard>
  );
}
