import { Booking } from '../../features/bookings/Booking.tsx';
import { DealMoneySection } from '../../features/escrow/DealMoney.tsx';
import { MyAgreement } from '../../features/lawyers/MyAgreement.tsx';
import { ReviewForm } from '../../features/reviews/ReviewForm.tsx';
import type { PageProps } from '../page-props.ts';
import { useSession } from '../session-context.ts';

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
