import type { PageProps } from '#client/dashboard/page-props.ts';
import { useSession } from '#client/dashboard/session-context.ts';
import { Booking } from '#client/features/bookings/Booking.tsx';
import { DealMoneySection } from '#client/features/escrow/DealMoney.tsx';
import { MyAgreement } from '#client/features/lawyers/MyAgreement.tsx';
import { ReviewForm } from '#client/features/reviews/ReviewForm.tsx';

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
