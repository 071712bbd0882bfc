import { inFull } from '#client/deals/deal/in-full.ts';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import type { CampaignReport } from '#contract/ads/campaign-reports.ts';
import { AD_PLACE_LABEL } from '#domain/ads/place.ts';
import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { rateWords } from './rate-labels.ts';

type Row = CampaignReport['places'][number];

const COLUMNS: Column<Row>[] = [
  {
    key: 'place',
    get head() {
      return words.place;
    },
    cell: ({ place }) => AD_PLACE_LABEL[place],
  },
  {
    key: 'views',
    get head() {
      return words.viewsLabel;
    },
    numeric: true,
    cell: ({ views }) => groupDigits(views),
  },
  {
    key: 'clicks',
    get head() {
      return words.clicksWord;
    },
    numeric: true,
    cell: ({ clicks }) => groupDigits(clicks),
  },
  {
    key: 'rate',
    get head() {
      return words.clicks100Views;
    },
    numeric: true,
    cell: ({ clickRate }) => rateWords(clickRate),
  },
  {
    key: 'spent',
    get head() {
      return words.spent;
    },
    numeric: true,
    cell: ({ spent }) => inFull(spent),
  },
];

/** Which place brought what. */
export function PlaceTable({ places }: { places: readonly Row[] }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-base">{words.byPlace}</h3>
      <DataTable
        caption={words.viewsClicksPlace}
        columns={COLUMNS}
        rows={places}
        rowKey={({ place }) => place}
      />
    </div>
  );
}
