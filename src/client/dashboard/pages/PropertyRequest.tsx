import { DealStory } from '#client/dashboard/deal-story/DealStory.tsx';
import { ListingContacts } from '#client/deals/contacts/ListingContacts.tsx';
import { ListingVisits } from '#client/deals/visits/ListingVisits.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { useCall } from '#client/lib/use-call.ts';
import { OffersForListing } from '#client/professionals/agent-desk/OfferLists.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { Section } from '#client/ui/Section.tsx';
import { contactOfListing } from '#contract/deals/contacts.ts';
import { isMember } from '#domain/lib/role.ts';
import words from '#messages/people/desk/index.ts';

/** Only for the owner of the listing; a buyer sees their own requests here. */
function AgentOffers({ listingId }: { listingId: number }) {
  const { answer } = useCall(contactOfListing, { params: { propertyId: listingId } });
  if (!answer?.data.own) return null;
  return (
    <Section title={words.agentsOffers} id="agents" className="grid scroll-mt-24 grid-cols-1 gap-4">
      <OffersForListing listingId={listingId} />
    </Section>
  );
}

/** For a buyer who asked: what came of it, and whose step is next. Owners have it at each request. */
function OwnStory({ listingId }: { listingId: number }) {
  const { answer } = useCall(contactOfListing, { params: { propertyId: listingId } });
  const { own, request } = answer?.data ?? {};
  return own === false && request ? <DealStory item={request} /> : null;
}

/** Everything that came for one listing: contact requests, visits and what agents offer. */
export function PropertyRequest({ params, userId, userRole }: PageProps) {
  const listingId = Number(params.id);
  const ways = (
    <span className="flex flex-wrap gap-x-6">
      <AppLink href={`/ViewPropertyDetails/${listingId}`} className="link py-2">
        {words.openProperty}
      </AppLink>
      <AppLink href={`/ScheduleMeeting?listing=${listingId}`} className="link py-2">
        {words.timesSee}
      </AppLink>
    </span>
  );
  return (
    <PageFrame heading={words.requestsProperty} intro={ways} gap={8}>
      <ListingContacts userId={userId} listingId={listingId} />
      <OwnStory listingId={listingId} />
      <ListingVisits userId={userId} listingId={listingId} />
      {isMember(userRole) && <AgentOffers listingId={listingId} />}
    </PageFrame>
  );
}
