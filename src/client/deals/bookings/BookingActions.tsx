import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { completeBooking } from '#contract/deals/booking-steps.ts';
import type { BookingDetail } from '#contract/deals/bookings.ts';
import words from '#messages/deals/bookings/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { isUnderWay } from './booking-labels.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { DecideButtons } from './DecideButtons.tsx';

function CompleteButton({ booking }: { booking: BookingDetail }) {
  const [asked, setAsked] = useState(false);
  const { busy, take } = useStep();
  const isRent = booking.listing.propertydata.listedin === 'rent';
  const complete = async () => {
    const params = { id: booking.id };
    if (await take(() => call(completeBooking, { params }))) setAsked(false);
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{words.complete}</Button>
      <ConfirmDialog
        open={asked}
        title={isRent ? words.isRented : words.isSold}
        description={deskWords.propertyMarkedLeaves({
          which: isRent ? deskWords.rented : deskWords.sold,
        })}
        confirmLabel={isRent ? words.yesRented : words.yesSold}
        busy={busy}
        onConfirm={complete}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

/** To the buyer's page of the booking's money, once there can be any. */
function PaymentsLink({ booking: { id, side, state } }: { booking: BookingDetail }) {
  if (side === 'owner' || state === 'held' || state === 'declined') return null;
  const isDue = state === 'accepted';
  return (
    <ButtonLink
      variant={isDue ? 'accent' : 'quiet'}
      className="w-fit"
      href={`/BookedProperties/Payments/${id}`}
    >
      {isDue ? words.payToken : words.seePayments}
    </ButtonLink>
  );
}

/** Where a deal is settled that cannot be cancelled by its rules any more. */
const settlementPath = ({ side, id, listingId }: BookingDetail) =>
  side === 'owner'
    ? `/OwnerBookedPropertyDetails/${id}/${listingId}#settlement`
    : `/BookedProperties/Payments/${id}#settlement`;

/** What the caller can do about a booking now; what cancelling means stands beside it. */
export function BookingActions({ booking }: { booking: BookingDetail }) {
  const [cancelling, setCancelling] = useState(false);
  const { side, state, cancelRule, cancelCost } = booking;
  const decides = side === 'owner' && state === 'held';
  if (!isUnderWay(booking)) return <PaymentsLink booking={booking} />;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <PaymentsLink booking={booking} />
        {decides && <DecideButtons booking={booking} />}
        {side === 'owner' && state === 'paid' && <CompleteButton booking={booking} />}
        {!decides && cancelCost?.needsSettlement && (
          <ButtonLink variant="quiet" className="w-fit" href={settlementPath(booking)}>
            {words.endBySettlement}
          </ButtonLink>
        )}
        {!decides && !cancelCost?.needsSettlement && (
          <Button variant="quiet" onClick={() => setCancelling(true)}>
            {words.cancelBooking}
          </Button>
        )}
      </div>
      {!decides && cancelRule && (
        <p className="max-w-[68ch] text-sm text-muted">
          <b>{words.ifCancelled}</b> {cancelRule}
        </p>
      )}
      {cancelling && <CancelDialog booking={booking} onClose={() => setCancelling(false)} />}
    </div>
  );
}
