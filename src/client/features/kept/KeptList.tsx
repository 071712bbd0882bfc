import { Heart } from 'lucide-react';
import { findByFavourite } from '#contract/favourites.ts';
import { useCall } from '../../lib/use-call.ts';
import { CompareBar } from '../../listing/CompareBar.tsx';
import { isInStep } from '../../listing/favourite-sync.ts';
import { useFavourites } from '../../listing/use-kept.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { KeptCard } from './KeptCard.tsx';

function Nothing() {
  return (
    <EmptyState
      icon={Heart}
      title="No home kept yet"
      text="Press the heart on a home and it waits for you here, on every device you sign in on. You see at once when its price changes."
      action={
        <a className="button button-primary" href="/PropertyListHome">
          Search homes
        </a>
      }
    />
  );
}

/** Every home somebody keeps, the last first. */
export function KeptList({ userId }: { userId: number }) {
  const { state, answer, error, reload } = useCall(findByFavourite, { params: { id: userId } });
  const ids = useFavourites();
  // Until this device has the server's list, what the server says is all there is.
  const kept = (answer?.data ?? []).filter(
    ({ listing }) => !isInStep(userId) || ids.includes(listing.propertydata.id),
  );
  return (
    <Loader
      state={state}
      message={error?.message}
      onRetry={reload}
      skeleton={<Skeleton cards={6} />}
    >
      {kept.length === 0 ? (
        <Nothing />
      ) : (
        <ul aria-label="Homes you keep" className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {kept.map((one) => (
            <li key={one.listing.propertydata.id}>
              <KeptCard kept={one} userId={userId} />
            </li>
          ))}
        </ul>
      )}
      <CompareBar />
    </Loader>
  );
}
