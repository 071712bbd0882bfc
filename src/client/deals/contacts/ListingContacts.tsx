import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { contactOfListing } from '#contract/deals/contacts.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { SellerRequests } from './SellerRequests.tsx';

interface Props {
  userId: number;
  listingId: number;
}

/** The contact requests of one listing: all of them for its owner, one's own for a buyer. */
export function ListingContacts({ userId, listingId }: Props) {
  const params = { propertyId: listingId };
  const { state, answer, error, reload } = useCall(contactOfListing, { params });
  return (
    <Loader state={state} message={error?.message} onRetry={reload}>
      {() =>
        answer?.data.own ? (
          <section className="grid gap-4">
            <h2 className="text-xl">Contact requests</h2>
            <SellerRequests userId={userId} listingId={listingId} />
          </section>
        ) : (
          <ContactPanel listingId={listingId} />
        )
      }
    </Loader>
  );
}
