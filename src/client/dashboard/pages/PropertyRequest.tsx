import { ListingContacts } from '../../features/contacts/ListingContacts.tsx';
import { ListingVisits } from '../../features/visits/ListingVisits.tsx';
import { AppLink } from '../AppLink.tsx';
import type { PageProps } from '../page-props.ts';
import { useSession } from '../session-context.ts';

/** Everything that came for one listing: contact requests, visits, bids and bookings in turn. */
export function PropertyRequest({ params }: PageProps) {
  const { userId } = useSession();
  const listingId = Number(params.id);
  return (
    <div className="grid gap-8">
      <div className="grid gap-1">
        <h1 className="text-2xl">Requests for a property</h1>
        <p className="flex flex-wrap gap-x-6">
          <AppLink href={`/ViewPropertyDetails/${listingId}`} className="link py-2">
            Open the property
          </AppLink>
          <AppLink href={`/ScheduleMeeting?listing=${listingId}`} className="link py-2">
            Times to see it
          </AppLink>
        </p>
      </div>
      <ListingContacts userId={userId} listingId={listingId} />
      <ListingVisits userId={userId} listingId={listingId} />
    </div>
  );
}
