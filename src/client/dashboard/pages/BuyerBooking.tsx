import { Booking } from '#client/deals/bookings/Booking.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { MyAgreement } from '#client/professionals/lawyers/MyAgreement.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';

/** A booking as the buyer sees it. */
export function BuyerBooking({ params, userId }: PageProps) {
  return (
    <>
      <Booking bookingId={Number(params.bookingId)} />
      <MyAgreement side="buyer" listingId={Number(params.id)} userId={userId} />
      <ReviewForm subjectKind="booking" subjectId={Number(params.bookingId)} />
    </>
  );
}
