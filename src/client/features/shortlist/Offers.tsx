import { Sparkles } from 'lucide-react';
import { offersForMe } from '#contract/favourites.ts';
import { useCall } from '../../lib/use-call.ts';
import { ListingCard } from '../../listing/ListingCard.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Homes worth a look, each with the reason. */
export function Offers({ userId }: { userId: number }) {
  const { state, answer, error, reload } = useCall(offersForMe, { params: { id: userId } });
  const offers = answer?.data ?? [];
  return (
    <Loader
      state={state}
      message={error?.message}
      onRetry={reload}
      skeleton={<Skeleton cards={3} />}
    >
      {offers.length === 0 ? (
        <EmptyState
          icon={Sparkles}
          title="Nothing to suggest yet"
          text="Keep or shortlist a home or two, and homes like them show up here, with the reason."
          action={
            <a className="button button-primary" href="/PropertyListHome">
              Search homes
            </a>
          }
        />
      ) : (
        <ul aria-label="Homes worth a look" className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {offers.map(({ listing, reason }) => (
            <li key={listing.propertydata.id}>
              <ListingCard listing={listing} reason={reason} heading="h2" />
            </li>
          ))}
        </ul>
      )}
    </Loader>
  );
}
