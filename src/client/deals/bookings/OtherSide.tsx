import { partyPath } from '#client/deals/deal/party-path.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { BookingRow } from '#contract/deals/bookings.ts';

/** The name of who is on the other side of a booking, with the way to what is known of them. */
export function OtherSide({ booking }: { booking: BookingRow }) {
  const { other, otherId, side, listing } = booking;
  const owner = listing.propertydata.listedin === 'rent' ? 'owner' : 'seller';
  return (
    <AppLink
      className="link whitespace-nowrap"
      href={partyPath(side === 'owner' ? 'buyer' : owner, otherId)}
    >
      {other}
    </AppLink>
  );
}
