import { type ReactNode, useState } from 'react';
import { factWords, listingPath, priceWords } from '#client/homes/listing/listing-labels.ts';
import { Ago } from '#client/ui/Ago.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { filled } from '#client/ui/filled.tsx';
import type { OwnListing } from '#contract/homes/my-listings.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { LISTING_INTEREST_DAYS } from '#domain/homes/interest.ts';
import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/homes/my-listings/index.ts';
import { BulkBar } from './BulkBar.tsx';
import { RowActions } from './RowActions.tsx';
import { STATUS_LABEL, STATUS_TONE } from './status-labels.ts';

interface Props {
  rows: readonly OwnListing[];
  userId: number;
  promotions?: ((listingId: number) => ReactNode) | undefined;
}

const idOf = ({ propertydata }: OwnListing) => propertydata.id;

function Name({ listing }: { listing: OwnListing }) {
  const { propertydata, locationData, status } = listing;
  return (
    <span className="grid min-w-48 font-normal">
      {status === 'live' ? (
        <AppLink href={listingPath(propertydata.id)} className="link font-semibold wrap-anywhere">
          {propertydata.title}
        </AppLink>
      ) : (
        <b className="wrap-anywhere">{propertydata.title}</b>
      )}
      <span className="text-sm text-muted">
        {factWords(listing)} · {placeName(locationData.locality)}
      </span>
    </span>
  );
}

const figure = (
  key: string,
  head: string,
  read: (listing: OwnListing) => number,
): Column<OwnListing> => ({
  key,
  head,
  numeric: true,
  cell: (listing) => groupDigits(read(listing)),
});

const COLUMNS = (): readonly Column<OwnListing>[] => [
  {
    key: 'status',
    head: words.state,
    cell: ({ status, freshness }) => (
      <>
        <Badge tone={STATUS_TONE[status]}>{STATUS_LABEL[status]}</Badge>
        {status === 'live' && (
          <span className="block text-sm whitespace-nowrap text-muted">
            {filled(words.confirmedWord, { when: <Ago at={freshness.confirmedAt} /> })}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'price',
    head: words.price,
    numeric: true,
    cell: ({ propertydata }) => {
      const { short, full, perMonth } = priceWords(propertydata);
      return (
        <span className="font-semibold whitespace-nowrap" title={full}>
          {short}
          {perMonth && <span className="font-normal text-muted"> {words.month}</span>}
        </span>
      );
    },
  },
  figure('looks', words.looks, ({ interest }) => interest.looks),
  figure('keeps', words.keeps, ({ interest }) => interest.keeps),
  figure('enquiries', words.enquiries, ({ interest }) => interest.enquiries),
];

/** The caller's listings row by row, with steps for several at once. */
export function ListingTable({ rows, userId, promotions }: Props) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  // Another page or filter shows others: what is not there is not chosen.
  const chosen = rows.filter((row) => picked.has(idOf(row)));
  const toggle = (id: number) =>
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const all = chosen.length === rows.length;
  const columns: Column<OwnListing>[] = [
    {
      key: 'name',
      head: words.propertyWord,
      cell: (listing) => (
        <div className="flex items-start gap-3">
          <input
            type="checkbox"
            aria-label={words.choose({ title: listing.propertydata.title })}
            checked={picked.has(idOf(listing))}
            onChange={() => toggle(idOf(listing))}
            className="mt-1 size-6 shrink-0 cursor-pointer accent-brand"
          />
          <Name listing={listing} />
        </div>
      ),
    },
    ...COLUMNS(),
    {
      key: 'actions',
      head: words.whatDo,
      actions: true,
      cell: (listing) => (
        <RowActions
          listing={listing}
          userId={userId}
          promotions={promotions?.(idOf(listing))}
          isShort
        />
      ),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      <Checkbox
        label={words.chooseAllPage}
        checked={all}
        onChange={() => setPicked(new Set(all ? [] : rows.map(idOf)))}
      />
      <BulkBar chosen={chosen} onDone={() => setPicked(new Set())} />
      <p className="text-sm text-muted">
        {words.looksKeepsEnquiriesLast({ listingInterestDays: LISTING_INTEREST_DAYS })}
      </p>
      <DataTable caption={words.myProperties} columns={columns} rows={rows} rowKey={idOf} />
    </div>
  );
}
