import { CalendarCheck } from 'lucide-react';
import { DealList } from '#client/deals/deal/DealList.tsx';
import { StateFilter } from '#client/deals/deal/StateFilter.tsx';
import { useDealQuery } from '#client/deals/deal/use-deal-query.ts';
import { useCall } from '#client/lib/use-call.ts';
import { myBookings } from '#contract/deals/bookings.ts';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import words from '#messages/deals/bookings/index.ts';
import steps from '#messages/deals/steps/index.ts';
import { BookingTable } from './BookingTable.tsx';
import { stateNames } from './booking-labels.ts';

/** What the caller has booked, those under way first. */
export function MyBookings({ userId }: { userId: number }) {
  const query = useDealQuery();
  const state = query.readOne('state', BOOKING_STATES);
  const list = useCall(myBookings, {
    params: { id: userId },
    query: { page: query.page, ...(state && { state }) },
  });
  return (
    <DealList
      list={list}
      query={query}
      side={{ is: 'buyer' }}
      icon={CalendarCheck}
      filters={<StateFilter query={query} names={stateNames('buyer')} chosen={state} />}
      isNarrowed={state !== undefined}
      title={words.nothingBooked}
      text={words.howToBook}
    >
      {(rows, serverTime) => (
        <BookingTable caption={steps.myBookings} rows={rows} serverTime={serverTime} />
      )}
    </DealList>
  );
}
