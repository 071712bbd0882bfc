import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { acceptBooking } from '#contract/deals/booking-steps.ts';
import type { BookingRow } from '#contract/deals/bookings.ts';
import { PAY_HOURS } from '#domain/deals/booking.ts';
import { displayBookingAmount, formatRupees } from '#domain/lib/money.ts';
import words from '#messages/deals/bookings/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { DeclineDialog } from './CancelDialog.tsx';

/** An owner's decision about a booking that waits for it. */
export function DecideButtons({ booking }: { booking: BookingRow }) {
  const [asked, setAsked] = useState<'accept' | 'decline'>();
  const { busy, take } = useStep();
  const { id, other, price, tokenAmount } = booking;
  const close = () => setAsked(undefined);
  const accept = async () => {
    if (await take(() => call(acceptBooking, { params: { id } }))) close();
  };
  return (
    <>
      <Button aria-label={words.acceptOf({ other })} onClick={() => setAsked('accept')}>
        {words.accept}
      </Button>
      <Button
        variant="quiet"
        aria-label={words.declineOf({ other })}
        onClick={() => setAsked('decline')}
      >
        {words.decline}
      </Button>
      <ConfirmDialog
        open={asked === 'accept'}
        title={words.acceptTitle({ other })}
        description={deskWords.agreeBuyerThen({
          price: formatRupees(price),
          payHours: PAY_HOURS / 24,
          displayBookingAmount: displayBookingAmount(tokenAmount),
        })}
        confirmLabel={words.acceptNow}
        busyLabel={words.accepting}
        busy={busy}
        onConfirm={accept}
        onCancel={close}
      />
      {asked === 'decline' && <DeclineDialog booking={booking} onClose={close} />}
    </>
  );
}
