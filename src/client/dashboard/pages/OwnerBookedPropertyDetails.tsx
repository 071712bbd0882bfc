import { Booking } from '../../features/bookings/Booking.tsx';
import type { PageProps } from '../page-props.ts';

export function OwnerBookedPropertyDetails({ params }: PageProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Booking of my property</h1>
      <Booking bookingId={Number(params.id)} />
    </div>
  );
}
