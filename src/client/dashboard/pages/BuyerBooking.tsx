import { messageOther } from '#client/dashboard/work/message-other.tsx';
import { Booking } from '#client/deals/bookings/Booking.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { DealMoneySummary } from '#client/money/escrow/DealMoney.tsx';
import { RentReceipts } from '#client/money/papers/RentReceipts.tsx';
import { MyAgreement } from '#client/professionals/lawyers/MyAgreement.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';

const message = messageOther('booking');

/** A booking as the buyer sees it. */
export function BuyerBooking({ params, userId }: PageProps) {
  const bookingId = Number(params.bookingId);
  return (
    <>
      <Booking
        bookingId={bookingId}
        message={message}
        before={(booking) => (
          <>
            <DealMoneySummary bookingId={bookingId} />
            <RentReceipts booking={booking} />
          </>
        )}
      />
      <MyAgreement side="buyer" listingId={Number(params.id)} userId={userId} />
      <ReviewForm subjectKind="booking" subjectId={bookingId} />
    </>
  );
}
