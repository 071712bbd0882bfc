import { OneRequest } from '#client/deals/contacts/OneRequest.tsx';
import { ListingVisits } from '#client/deals/visits/ListingVisits.tsx';
import type { PageProps } from '#client/lib/page-props.ts';
import { useSession } from '#client/lib/session-context.ts';
import { AppLink } from '#client/ui/AppLink.tsx';

/** One contact request, with the visits that came of it. */
export function Request({ params }: PageProps) {
  const { userId } = useSession();
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Request</h1>
      <OneRequest requestId={Number(params.id)}>
        {({ propertydata: { id }, requestdata }) => (
          <>
            <ListingVisits userId={userId} listingId={id} otherId={requestdata.other.id} />
            <p>
              <AppLink href={`/PropertyRequest/${id}`} className="link">
                All requests for this property, agents’ offers among them
              </AppLink>
            </p>
          </>
        )}
      </OneRequest>
    </div>
  );
}
