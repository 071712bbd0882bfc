import type { PageProps } from '#client/dashboard/page-props.ts';
import { useSession } from '#client/dashboard/session-context.ts';
import { Booking } from '#client/features/bookings/Booking.tsx';
import { MyAgreement } from '#client/features/lawyers/MyAgreement.tsx';
import { ReviewForm } from '#client/features/reviews/ReviewForm.tsx';

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
