import { Booking } from '#client/deals/bookings/Booking.tsx';
import type { PageProps } from '#client/lib/page-props.ts';
import { useSession } from '#client/lib/session-context.ts';
import { DealMoneySection } from '#client/money/escrow/DealMoney.tsx';
import { MyAgreement } from '#client/professionals/lawyers/MyAgreement.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';

export function OwnerBookedPropertyDetails({ params }: PageProps) {
  const { userId } = useSession();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Booking of my property</h1>
      <Booking bookingId={Number(params.id)}>
        <DealMoneySection bookingId={Number(params.id)} userId={userId} />
      </Booking>
      <MyAgreement side="seller" listingId={Number(params.propId)} userId={userId} />
      <ReviewForm subjectKind="booking" subjectId={Number(params.id)} />
    </div>
  );
}
