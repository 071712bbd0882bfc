import { messageOther } from '#client/dashboard/work/message-other.tsx';
import { Booking } from '#client/deals/bookings/Booking.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { DealMoneySection } from '#client/money/escrow/DealMoney.tsx';
import { RentReceipts } from '#client/money/papers/RentReceipts.tsx';
import { MyAgreement } from '#client/professionals/lawyers/MyAgreement.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';

const message = messageOther('booking');

/** A booking as the owner sees it. */
export function OwnerBooking({ params, userId }: PageProps) {
  const bookingId = Number(params.id);
  return (
    <>
      <Booking
        bookingId={bookingId}
        message={message}
        before={(booking) => (
          <>
            <DealMoneySection bookingId={bookingId} userId={userId} />
            <RentReceipts booking={booking} />
          </>
        )}
      />
      <MyAgreement side="seller" listingId={Number(params.propId)} userId={userId} />
      <ReviewForm subjectKind="booking" subjectId={bookingId} />
    </>
  );
}
