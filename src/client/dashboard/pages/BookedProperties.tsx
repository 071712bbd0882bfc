import { useSession } from '#client/dashboard/session-context.ts';
import { MyBookings } from '#client/features/bookings/MyBookings.tsx';

export function BookedProperties() {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Booked properties</h1>
      <MyBookings userId={userId} />
    </div>
  );
}
