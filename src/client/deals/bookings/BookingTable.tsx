import { DealListing } from '#client/deals/deal/DealListing.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { filled } from '#client/ui/filled.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { BookingRow } from '#contract/deals/bookings.ts';
import words from '#messages/deals/bookings/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { BookingStateBadge, BookingTime } from './BookingFigures.tsx';
import { bookingPath } from './booking-labels.ts';
import { DecideButtons } from './DecideButtons.tsx';
import { OtherSide } from './OtherSide.tsx';

const columnsWith = (serverTime: string): Column<BookingRow>[] => [
  {
    key: 'property',
    head: words.property,
    cell: ({ listing }) => <DealListing listing={listing} />,
  },
  {
    key: 'other',
    head: words.with_,
    cell: (booking) => (
      <>
        <OtherSide booking={booking} />
        <span className="block text-sm text-muted">
          {booking.side === 'owner' ? deskWords.buyer : deskWords.owner}
        </span>
      </>
    ),
  },
  {
    key: 'state',
    head: words.state,
    cell: (booking) => <BookingStateBadge booking={booking} />,
  },
  {
    key: 'price',
    head: words.price,
    numeric: true,
    cell: ({ price, tokenAmount }) => (
      <>
        <b>
          <Money rupees={price} />
        </b>
        <span className="block text-sm whitespace-nowrap text-muted">
          {filled(deskWords.token, { amount: <Money rupees={tokenAmount} full /> })}
        </span>
      </>
    ),
  },
  {
    key: 'time',
    head: words.timeLeft,
    cell: (booking) => <BookingTime booking={booking} serverTime={serverTime} />,
  },
  {
    key: 'actions',
    head: words.nextStep,
    actions: true,
    cell: (booking) => (
      <span className="flex flex-wrap gap-2 md:justify-end">
        {booking.side === 'owner' && booking.state === 'held' && (
          <DecideButtons booking={booking} />
        )}
        <ButtonLink
          variant="quiet"
          href={bookingPath(booking)}
          aria-label={words.openBookingOf({ title: booking.listing.propertydata.title })}
        >
          {words.open}
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
