import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { contactOfListing } from '#contract/deals/contacts.ts';
import words from '#messages/deals/contacts/index.ts';
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
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer?.data.own ? (
          <Section title={words.contactRequests} className="grid gap-4">
            <SellerRequests userId={userId} listingId={listingId} />
          </Section>
        ) : (
          <ContactPanel listingId={listingId} />
        )
      }
    </Loader>
  );
}
