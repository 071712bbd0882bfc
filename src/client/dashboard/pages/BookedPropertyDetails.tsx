import { Booking } from '../../features/bookings/Booking.tsx';
import { MyAgreement } from '../../features/lawyers/MyAgreement.tsx';
import { ReviewForm } from '../../features/reviews/ReviewForm.tsx';
import type { PageProps } from '../page-props.ts';
import { useSession } from '../session-context.ts';

export function BookedPropertyDetails({ params }: PageProps) {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">My booking</h1>
      <Booking bookingId={Number(params.bookingId)} />
      <MyAgreement side="buyer" listingId={Number(params.id)} userId={userId} />
      <ReviewForm subjectKind="booking" subjectId={Number(params.bookingId)} />
    </div>
  );
}
