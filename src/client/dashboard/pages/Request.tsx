import { DealStory } from '#client/dashboard/deal-story/DealStory.tsx';
import { OneRequest } from '#client/deals/contacts/OneRequest.tsx';
import { ListingVisits } from '#client/deals/visits/ListingVisits.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import words from '#messages/people/desk/index.ts';

/** One contact request, with the visits that came of it. */
export function Request({ params, userId }: PageProps) {
  return (
    <OneRequest requestId={Number(params.id)} beside={(item) => <DealStory item={item} />}>
      {({ propertydata: { id }, requestdata }) => (
        <>
          <ListingVisits userId={userId} listingId={id} otherId={requestdata.other.id} />
          <p>
            <AppLink href={`/PropertyRequest/${id}`} className="link">
              {words.allRequestsProperty}
            </AppLink>
          </p>
        </>
      )}
    </OneRequest>
  );
}
