import { CalendarCheck } from 'lucide-react';
import { bookingsOfProperty } from '#contract/bookings.ts';
import { AppLink } from '../../dashboard/AppLink.tsx';
import { DealList } from '../../deals/DealList.tsx';
import { useDealQuery } from '../../deals/use-deal-query.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BookingTable } from './BookingTable.tsx';

/** Bookings of the caller's properties, those under way first. */
export function OwnerBookings() {
  const { page, onPage, read } = useDealQuery();
  const list = useCall(bookingsOfProperty, { params: { id: read('property') }, query: { page } });
  return (
    <>
      {read('property') > 0 && (
        <AppLink className="link w-fit" href="/BookingRequest">
          Bookings of all my properties
        </AppLink>
      )}
      <DealList
        list={list}
        page={page}
        onPage={onPage}
        empty={
          <EmptyState
            icon={CalendarCheck}
            title="No bookings yet"
            text="When somebody books a property of yours, it appears here and you are told."
            action={
              <AppLink className="button button-quiet" href="/OwnerPropertiesScreen">
                See my properties
              </AppLink>
            }
          />
        }
      >
        {(rows, serverTime) => (
          <BookingTable caption="Bookings of my properties" rows={rows} serverTime={serverTime} />
        )}
      </DealList>
    </>
  );
}
