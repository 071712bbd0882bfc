import { DealListing } from '#client/deals/deal/DealListing.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { BookingRow } from '#contract/deals/bookings.ts';
import { BookingStateBadge, BookingTime } from './BookingFigures.tsx';
import { bookingPath } from './booking-labels.ts';
import { DecideButtons } from './DecideButtons.tsx';

const columnsWith = (serverTime: string): Column<BookingRow>[] => [
  { key: 'property', head: 'Property', cell: ({ listing }) => <DealListing listing={listing} /> },
  {
    key: 'other',
    head: 'With',
    cell: ({ other, side }) => (
      <>
        <span className="whitespace-nowrap">{other}</span>
        <span className="block text-sm text-muted">{side === 'owner' ? 'buyer' : 'owner'}</span>
      </>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: (booking) => <BookingStateBadge booking={booking} />,
  },
  {
    key: 'price',
    head: 'Price',
    numeric: true,
    cell: ({ price, tokenAmount }) => (
      <>
        <b>
          <Money rupees={price} />
        </b>
        <span className="block text-sm whitespace-nowrap text-muted">
          Token <Money rupees={tokenAmount} full />
        </span>
      </>
    ),
  },
  {
    key: 'time',
    head: 'Time left',
    cell: (booking) => <BookingTime booking={booking} serverTime={serverTime} />,
  },
  {
    key: 'actions',
    head: 'Next step',
    actions: true,
    cell: (booking) => (
      <span className="flex flex-wrap gap-2 md:justify-end">
        {booking.side === 'owner' && booking.state === 'held' && (
          <DecideButtons booking={booking} />
        )}
        <ButtonLink
          variant="quiet"
          href={bookingPath(booking)}
          aria-label={`Open the booking: ${booking.listing.propertydata.title}`}
        >
          Open
        </ButtonLink>
      </span>
    ),
  },
];

interface Props {
  caption: string;
  rows: readonly BookingRow[];
  serverTime: string;
}

export function BookingTable({ caption, rows, serverTime }: Props) {
  return (
    <DataTable
      caption={caption}
      columns={columnsWith(serverTime)}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
