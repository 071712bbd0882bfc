import { CalendarCheck } from 'lucide-react';
import { myBookings } from '#contract/bookings.ts';
import { DealList } from '../../deals/DealList.tsx';
import { useDealQuery } from '../../deals/use-deal-query.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BookingTable } from './BookingTable.tsx';

/** What the caller has booked, those under way first. */
export function MyBookings({ userId }: { userId: number }) {
  const { page, onPage } = useDealQuery();
  const list = useCall(myBookings, { params: { id: userId }, query: { page } });
  return (
    <DealList
      list={list}
      page={page}
      onPage={onPage}
      empty={
        <EmptyState
          icon={CalendarCheck}
          title="Nothing booked yet"
          text="Book a property at its asking price on its page, or bid: an accepted bid books it for you."
          action={
            <a className="button button-primary" href="/PropertyListHome">
              Find a property
            </a>
          }
        />
      }
    >
      {(rows, serverTime) => (
        <BookingTable caption="My bookings" rows={rows} serverTime={serverTime} />
      )}
    </DealList>
  );
}
