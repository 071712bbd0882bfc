import { inFull } from '#client/deals/deal/in-full.ts';
import { ReasonDialog } from '#client/deals/deal/ReasonDialog.tsx';
import { call } from '#client/lib/api.ts';
import { cancelBooking, declineBooking } from '#contract/deals/booking-steps.ts';
import type { BookingDetail, BookingRow } from '#contract/deals/bookings.ts';

interface CancelProps {
  booking: BookingDetail;
  onClose: () => void;
}

/** To the rupee, as the rules are at this moment. */
function CostWords({ cost }: { cost: NonNullable<BookingDetail['cancelCost']> }) {
  const { toBuyer, toOwner, fee } = cost;
  const parts = [
    `${inFull(toBuyer)} go back to the buyer`,
    toOwner > 0 && `${inFull(toOwner)} of the token amount are the owner’s`,
    fee > 0 && `${inFull(fee)} are kept by the payment gateway`,
  ].filter((part) => part !== false);
  return <>If you cancel now: {parts.join(', ')}.</>;
}

/** Ends a booking; what that means for the money is said first. */
export function CancelDialog({ booking, onClose }: CancelProps) {
  const { id, cancelRule, cancelCost, bidId } = booking;
  return (
    <ReasonDialog
      title="Cancel this booking?"
      description={
        <>
          {cancelCost ? <CostWords cost={cancelCost} /> : cancelRule}{' '}
          {bidId && 'The accepted bid falls through with it.'} It cannot be undone.
        </>
      }
      confirmLabel="Cancel the booking"
      draft={`cancel-booking-${id}`}
      step={(reason) => call(cancelBooking, { params: { id }, body: { reason } })}
      onClose={onClose}
    />
  );
}

interface DeclineProps {
  booking: BookingRow;
  onClose: () => void;
}

export function DeclineDialog({ booking: { id, other }, onClose }: DeclineProps) {
  return (
    <ReasonDialog
      title={`Decline the booking of ${other}?`}
      description="The property is free again at once, and the buyer is told."
      confirmLabel="Decline the booking"
      draft={`decline-booking-${id}`}
      step={(reason) => call(declineBooking, { params: { id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
