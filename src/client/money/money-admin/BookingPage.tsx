import { useCall } from '#client/lib/use-call.ts';
import { PersonLink } from '#client/people/admin/PersonLink.tsx';
import { RecordSections } from '#client/people/staff-desk/RecordSections.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { type BookingRecord, getAdminBooking } from '#contract/money/booking-admin.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { formatExactRupees } from '#domain/lib/money.ts';
import { STATE_WORDS } from '#domain/state-words.ts';
import words from '#messages/money/staff-decisions/index.ts';
import { Facts } from './Facts.tsx';

function Found({ booking }: { booking: BookingRecord }) {
  const { listing, buyer, owner, state, price, token, held, createdAt, expiresAt } = booking;
  return (
    <>
      <div className="card p-4 sm:p-5">
        <Facts
          facts={[
            [
              words.property,
              <AppLink key="listing" className="link" href={`/ViewPropertyDetails/${listing.id}`}>
                {listing.title} #{listing.id}
              </AppLink>,
            ],
            [words.address, listing.address && placeName(listing.address)],
            [words.state, STATE_WORDS.booking[state]],
            [words.buyer, <PersonLink key="buyer" {...buyer} />],
            [words.owner, <PersonLink key="owner" {...owner} />],
            [words.price, formatExactRupees(price)],
            [words.token, formatExactRupees(token)],
            [words.inEscrow, formatExactRupees(held)],
            [words.made, formatMoment(createdAt)],
            [words.runsOut, expiresAt && formatMoment(expiresAt)],
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
