import { useCall } from '#client/lib/use-call.ts';
import { PersonLink } from '#client/people/admin/PersonLink.tsx';
import { RecordSections } from '#client/people/staff-desk/RecordSections.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { type BookingRecord, getAdminBooking } from '#contract/money/booking-admin.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { STATE_WORDS } from '#domain/state-words.ts';
import { Facts } from './Facts.tsx';

function Found({ booking }: { booking: BookingRecord }) {
  const { listing, buyer, owner, state, price, token, held, createdAt, expiresAt } = booking;
  return (
    <>
      <div className="card p-4 sm:p-5">
        <Facts
          facts={[
            [
              'Property',
              <AppLink key="listing" className="link" href={`/ViewPropertyDetails/${listing.id}`}>
                {listing.title} #{listing.id}
              </AppLink>,
            ],
            ['Address', listing.address],
            ['State', STATE_WORDS.booking[state]],
            ['Buyer', <PersonLink key="buyer" {...buyer} />],
            ['Owner', <PersonLink key="owner" {...owner} />],
            ['Price', formatExactRupees(price)],
            ['Token', formatExactRupees(token)],
            ['In escrow', formatExactRupees(held)],
            ['Made', formatMoment(createdAt)],
            ['Runs out', expiresAt && formatMoment(expiresAt)],
          ]}
        />
      </div>
      <RecordSections sections={booking.sections} />
    </>
  );
}

/** A booking as staff see it. */
export function BookingPage({ bookingId }: { bookingId: number }) {
  const { state, answer, error, reload } = useCall(getAdminBooking, { params: { bookingId } });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {answer && <Found booking={answer.data} />}
    </Loader>
  );
}
