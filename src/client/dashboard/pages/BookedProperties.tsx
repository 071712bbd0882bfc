import { MyBookings } from '#client/deals/bookings/MyBookings.tsx';
import { useSession } from '#client/lib/session-context.ts';

export function BookedProperties() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Booked properties</h1>
      <MyBookings userId={userId} />
    </div>
  );
}
