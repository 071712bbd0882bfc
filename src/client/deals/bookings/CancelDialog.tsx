import { inFull } from '#client/deals/deal/in-full.ts';
import { ReasonDialog } from '#client/deals/deal/ReasonDialog.tsx';
import { call } from '#client/lib/api.ts';
import { cancelBooking, declineBooking } from '#contract/deals/booking-steps.ts';
import type { BookingDetail, BookingRow } from '#contract/deals/bookings.ts';
import words from '#messages/deals/bookings/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

interface CancelProps {
  booking: BookingDetail;
  onClose: () => void;
}

/** To the rupee, as the rules are at this moment. */
function CostWords({ cost }: { cost: NonNullable<BookingDetail['cancelCost']> }) {
  const { toBuyer, toOwner, fee } = cost;
  const parts = [
    words.backToBuyer({ toBuyer: inFull(toBuyer) }),
    toOwner > 0 && words.ownersPart({ toOwner: inFull(toOwner) }),
    fee > 0 && words.gatewayKeeps({ fee: inFull(fee) }),
  ].filter((part) => part !== false);
  return <>{deskWords.ifCancelNow({ parts: parts.join(', ') })}</>;
}

/** Ends a booking; what that means for the money is said first. */
export function CancelDialog({ booking, onClose }: CancelProps) {
  const { id, cancelRule, cancelCost, bidId } = booking;
  return (
    <ReasonDialog
      title={words.cancelTitle}
      description={
        <>
          {cancelCost ? <CostWords cost={cancelCost} /> : cancelRule} {bidId && words.bidFallsToo}{' '}
          {deskWords.cannotUndone}
        </>
      }
      confirmLabel={words.cancelNow}
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
      title={words.declineTitle({ other })}
      description={words.freeAtOnce}
      confirmLabel={words.declineNow}
      draft={`decline-booking-${id}`}
      step={(reason) => call(declineBooking, { params: { id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
