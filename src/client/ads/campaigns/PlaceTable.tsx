import { inFull } from '#client/deals/deal/in-full.ts';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import type { CampaignReport } from '#contract/ads/campaign-reports.ts';
import { AD_PLACE_RULES } from '#domain/ads/place.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { rateWords } from './rate-labels.ts';

type Row = CampaignReport['places'][number];

const COLUMNS: Column<Row>[] = [
  { key: 'place', head: 'Place', cell: ({ place }) => AD_PLACE_RULES[place].label },
  { key: 'views', head: 'Views', numeric: true, cell: ({ views }) => groupDigits(views) },
  { key: 'clicks', head: 'Clicks', numeric: true, cell: ({ clicks }) => groupDigits(clicks) },
  {
    key: 'rate',
    head: 'Clicks of 100 views',
    numeric: true,
    cell: ({ clickRate }) => rateWords(clickRate),
  },
  { key: 'spent', head: 'Spent', numeric: true, cell: ({ spent }) => inFull(spent) },
];

/** Which place brought what. */
export function PlaceTable({ places }: { places: readonly Row[] }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-base">By place</h3>
      <DataTable
        caption="Views and clicks by place"
        columns={COLUMNS}
        rows={places}
        rowKey={({ place }) => place}
      />
    </div>
  );
}
