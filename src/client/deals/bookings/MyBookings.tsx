import { CalendarCheck } from 'lucide-react';
import { DealList } from '#client/deals/deal/DealList.tsx';
import { useDealQuery } from '#client/deals/deal/use-deal-query.ts';
import { useCall } from '#client/lib/use-call.ts';
import { myBookings } from '#contract/deals/bookings.ts';
import { BookingTable } from './BookingTable.tsx';

/** What the caller has booked, those under way first. */
export function MyBookings({ userId }: { userId: number }) {
  const query = useDealQuery();
  const list = useCall(myBookings, { params: { id: userId }, query: { page: query.page } });
  return (
    <DealList
      list={list}
      query={query}
      side={{ is: 'buyer' }}
      icon={CalendarCheck}
      title="Nothing booked yet"
      text="Book a property at its asking price on its page, or bid: an accepted bid books it for you."
    >
      {(rows, serverTime) => (
        <BookingTable caption="My bookings" rows={rows} serverTime={serverTime} />
      )}
    </DealList>
  );
}
