import { type ReactNode, useMemo, useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { ChartCanvas } from '#client/ui/charts/ChartCanvas.tsx';
import { ChartCard } from '#client/ui/charts/ChartCard.tsx';
import { chartPicture } from '#client/ui/charts/picture.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import {
  getListingInterest,
  type Interest,
  type ListingInterest,
} from '#contract/homes/listing-interest.ts';
import type { OwnListing } from '#contract/homes/my-listings.ts';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import { counted } from '#domain/lib/counted.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { INTEREST_LABEL, interestChart } from './interest-chart.ts';

const FIGURES = ['keeps', 'enquiries'] as const;

function noteOf({ from, to, similar }: ListingInterest): string {
  const span = from ? `${formatDate(from)} to ${formatDate(to)}` : '';
  return similar
    ? `${span}. Similar: the ${similar.homes} live homes of its kind within 4 km that are nearest to it in price and bedrooms.`
    : `${span}. Fewer than ${MIN_SAMPLE} similar homes are on offer, too few for a median.`;
}

function placeWords(
  { place }: ListingInterest,
  { propertydata, locationData }: OwnListing,
): string | undefined {
  if (!place) return undefined;
  const offer = propertydata.listedin === 'rent' ? 'to let' : 'for sale';
  return `In the search it is number ${groupDigits(place.rank)} of ${groupDigits(place.of)}: ${propertydata.subcategory} ${offer} in ${locationData.locality}, newest first, promoted homes aside.`;
}

function Figures({ interest, listing }: { interest: ListingInterest; listing: OwnListing }) {
  const [chosen, setChosen] = useState<(typeof FIGURES)[number]>();
  const of: keyof Interest = chosen ?? 'looks';
  const draw = useMemo(() => interestChart(interest, of), [interest, of]);
  const title = `${INTEREST_LABEL[of]} by day`;
  const note = noteOf(interest);
  const { days, similar, total } = interest;
  const place = placeWords(interest, listing);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="tabular">
        {counted(total.looks, 'look')}, {counted(total.keeps, 'keep')} and{' '}
        {counted(total.enquiries, 'enquiry', { many: 'enquiries' })} in{' '}
        {counted(days.length, 'day')}. A viewer counts once a day; enquiries are contacts asked for,
        visits, bids and bookings.
      </p>
      {place && <p>{place}</p>}
      <FilterChips
        legend="Which figure"
        values={FIGURES}
        chosen={chosen}
        label={(value) => INTEREST_LABEL[value ?? 'looks']}
        onChoose={setChosen}
      />
      <ChartCard
        title={title}
        note={note}
        hasCsv
        fileName={`interest-${listing.propertydata.id}-${interest.to}`}
        picture={() =>
          chartPicture({ title: `${title}: ${listing.propertydata.title}`, note }, draw)
        }
        table={{
          caption: title,
          rowKey: ({ day }) => day,
          rows: days.map((day, i) => ({ ...day, median: similar?.days[i] ?? null })).toReversed(),
          columns: [
            {
              key: 'day',
              head: 'Day',
              value: ({ day }) => day,
              show: ({ day }) => formatDate(day),
            },
            { key: 'own', head: INTEREST_LABEL[of], numeric: true, value: (row) => row[of] },
            {
              key: 'similar',
              head: 'Median of similar homes',
              numeric: true,
              value: ({ median }) => median?.[of] ?? null,
            },
          ],
        }}
      >
        <ChartCanvas draw={draw} label={title} />
      </ChartCard>
    </div>
  );
}

interface Props {
  listing: OwnListing;
  /** What a promotion of it brought. */
  promotions?: ReactNode;
  onClose: () => void;
}

/** How a listing is wanted, day by day, beside homes like it. */
export function InterestDialog({ listing, promotions, onClose }: Props) {
  const { id, title } = listing.propertydata;
  const { state, answer, error, reload } = useCall(
    getListingInterest,
    { params: { id } },
    { revalidateOnMount: true },
  );
  return (
    <Dialog open size="wide" title="Looks and enquiries" description={title} onClose={onClose}>
      <Loader state={state} message={error?.message} onRetry={reload}>
        {answer?.data.from ? (
          <Figures interest={answer.data} listing={listing} />
        ) : (
          <p className="text-muted">It has not been published yet, so nobody has seen it.</p>
        )}
      </Loader>
      {promotions}
    </Dialog>
  );
}
