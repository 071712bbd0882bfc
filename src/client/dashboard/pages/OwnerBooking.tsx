import { Booking } from '#client/deals/bookings/Booking.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { DealMoneySection } from '#client/money/escrow/DealMoney.tsx';
import { MyAgreement } from '#client/professionals/lawyers/MyAgreement.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';

/** A booking as the owner sees it. */
export function OwnerBooking({ params, userId }: PageProps) {
  return (
    <>
      <Booking bookingId={Number(params.id)}>
        <DealMoneySection bookingId={Number(params.id)} userId={userId} />
      </Booking>
      <MyAgreement side="seller" listingId={Number(params.propId)} userId={userId} />
      <ReviewForm subjectKind="booking" subjectId={Number(params.id)} />
    </>
  );
}
