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
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/homes/my-listings/index.ts';
import { INTEREST_LABEL, interestChart } from './interest-chart.ts';

const FIGURES = ['keeps', 'enquiries'] as const;

function noteOf({ from, to, similar }: ListingInterest): string {
  const span = from ? words.to({ from: formatDate(from), to: formatDate(to) }) : '';
  return similar
    ? words.similarLiveHomes({ span, homes: similar.homes })
    : words.fewerThanSimilar({ span, minSample: MIN_SAMPLE });
}

function placeWords(
  { place }: ListingInterest,
  { propertydata, locationData }: OwnListing,
): string | undefined {
  if (!place) return undefined;
  const offer = propertydata.listedin === 'rent' ? words.toLet : words.sale;
  return words.searchNumberNewest({
    rank: groupDigits(place.rank),
    ofOne: groupDigits(place.of),
    subcategory: propertydata.subcategory,
    offer,
    locality: placeName(locationData.locality),
  });
}

function Figures({ interest, listing }: { interest: ListingInterest; listing: OwnListing }) {
  const [chosen, setChosen] = useState<(typeof FIGURES)[number]>();
  const of: keyof Interest = chosen ?? 'looks';
  const draw = useMemo(() => interestChart(interest, of), [interest, of]);
  const title = words.day({ ofOne: INTEREST_LABEL[of] });
  const note = noteOf(interest);
  const { days, similar, total } = interest;
  const place = placeWords(interest, listing);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="tabular">
        {words.looksKeepsEnquiries({
          looks: total.looks,
          keeps: total.keeps,
          enquiries: total.enquiries,
          dayCount: days.length,
        })}
      </p>
      {place && <p>{place}</p>}
      <FilterChips
        legend={words.whichFigure}
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
              head: words.dayWord,
              value: ({ day }) => day,
              show: ({ day }) => formatDate(day),
            },
            { key: 'own', head: INTEREST_LABEL[of], numeric: true, value: (row) => row[of] },
            {
              key: 'similar',
              head: words.medianSimilarHomes,
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
    <Dialog open size="wide" title={words.looksEnquiries} description={title} onClose={onClose}>
      <Loader state={state} message={error?.message} onRetry={reload}>
        {answer?.data.from ? (
          <Figures interest={answer.data} listing={listing} />
        ) : (
          <p className="text-muted">{words.notPublishedYet}</p>
        )}
      </Loader>
      {promotions}
    </Dialog>
  );
}
