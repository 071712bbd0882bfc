import { ListingContacts } from '#client/deals/contacts/ListingContacts.tsx';
import { ListingVisits } from '#client/deals/visits/ListingVisits.tsx';
import type { PageProps } from '#client/lib/page-props.ts';
import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { OffersForListing } from '#client/professionals/agent-desk/OfferLists.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Section } from '#client/ui/Section.tsx';
import { contactOfListing } from '#contract/deals/contacts.ts';

/** Only for the owner of the listing; a buyer sees their own requests here. */
function AgentOffers({ listingId }: { listingId: number }) {
  const { answer } = useCall(contactOfListing, { params: { propertyId: listingId } });
  if (!answer?.data.own) return null;
  return (
    <Section title="Agents’ offers" id="agents" className="grid scroll-mt-24 grid-cols-1 gap-4">
      <OffersForListing listingId={listingId} />
    </Section>
  );
}

/** Everything that came for one listing: contact requests, visits and what agents offer. */
export function PropertyRequest({ params }: PageProps) {
  const { userId, userRole } = useSession();
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
      {userRole === 'user' && <AgentOffers listingId={listingId} />}
    </div>
  );
}
