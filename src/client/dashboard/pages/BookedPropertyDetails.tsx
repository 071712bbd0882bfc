import { Booking } from '../../features/bookings/Booking.tsx';
import type { PageProps } from '../page-props.ts';

export function BookedPropertyDetails({ params }: PageProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">My booking</h1>
      <Booking bookingId={Number(params.bookingId)} />
    </div>
  );
}
