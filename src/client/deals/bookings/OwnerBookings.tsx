import { CalendarCheck } from 'lucide-react';
import { DealList } from '#client/deals/deal/DealList.tsx';
import { StateFilter } from '#client/deals/deal/StateFilter.tsx';
import { useDealQuery } from '#client/deals/deal/use-deal-query.ts';
import { useCall } from '#client/lib/use-call.ts';
import { bookingsOfProperty } from '#contract/deals/bookings.ts';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import words from '#messages/deals/bookings/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { BookingTable } from './BookingTable.tsx';
import { stateNames } from './booking-labels.ts';

const ALL = {
  href: '/BookingRequest',
  get label() {
    return deskWords.bookingsAllMy;
  },
};

/** Bookings of the caller's properties, those under way first. */
export function OwnerBookings() {
  const query = useDealQuery();
  const state = query.readOne('state', BOOKING_STATES);
  const params = { id: query.read('property') };
  const list = useCall(bookingsOfProperty, {
    params,
    query: { page: query.page, ...(state && { state }) },
  });
  return (
    <DealList
      list={list}
      query={query}
      side={{ is: 'owner', all: ALL }}
      icon={CalendarCheck}
      filters={<StateFilter query={query} names={stateNames('owner')} chosen={state} />}
      isNarrowed={state !== undefined}
      title={words.noBookings}
      text={words.appearsHere}
    >
      {(rows, serverTime) => (
        <BookingTable
          caption={deskWords.bookingsMyProperties}
          rows={rows}
          serverTime={serverTime}
        />
      )}
    </DealList>
  );
}
