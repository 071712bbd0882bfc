import { OwnerBookings } from '#client/deals/bookings/OwnerBookings.tsx';

export function BookingRequest() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Booking requests</h1>
      <OwnerBookings />
    </div>
  );
}
