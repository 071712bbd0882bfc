import { useMemo } from 'react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { ChartCanvas } from '#client/ui/charts/ChartCanvas.tsx';
import { ChartCard } from '#client/ui/charts/ChartCard.tsx';
import { chartPicture } from '#client/ui/charts/picture.ts';
import type { CampaignReport } from '#contract/ads/campaign-reports.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { dayChart } from './day-chart.ts';
import { rateWords } from './rate-labels.ts';

type Day = CampaignReport['days'][number];

const TITLE = 'Views and clicks by day';

/** Day by day: how often it was seen and followed. */
export function DayCard({ headLine, days }: { headLine: string; days: readonly Day[] }) {
  const draw = useMemo(() => dayChart([...days]), [days]);
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const note = `${counted(views, 'view')} in ${counted(days.length, 'day')}`;
  const count = (key: 'views' | 'clicks', head: string) => ({
    key,
    head,
    numeric: true,
    value: (day: Day) => day[key],
  });
  return (
    <ChartCard
      title={TITLE}
      note={note}
      hasCsv={false}
      fileName="ad-by-day"
      picture={() => chartPicture({ title: `${headLine}: ${TITLE.toLowerCase()}`, note }, draw)}
      table={{
        caption: TITLE,
        rowKey: ({ day }) => day,
        rows: days,
        columns: [
          { key: 'day', head: 'Day', value: ({ day }) => day, show: ({ day }) => formatDate(day) },
          count('views', 'Views'),
          count('clicks', 'Clicks'),
          {
            key: 'rate',
            head: 'Clicks of 100 views',
            numeric: true,
            value: ({ clickRate }) => clickRate,
            show: ({ clickRate }) => rateWords(clickRate),
          },
          {
            key: 'spent',
            head: 'Spent',
            numeric: true,
            value: ({ spent }) => spent,
            show: ({ spent }) => inFull(spent),
          },
        ],
      }}
    >
      <ChartCanvas draw={draw} label={TITLE} />
    </ChartCard>
  );
}
