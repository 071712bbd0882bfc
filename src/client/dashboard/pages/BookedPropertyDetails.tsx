import { Booking } from '#client/deals/bookings/Booking.tsx';
import type { PageProps } from '#client/lib/page-props.ts';
import { useSession } from '#client/lib/session-context.ts';
import { MyAgreement } from '#client/professionals/lawyers/MyAgreement.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';

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
