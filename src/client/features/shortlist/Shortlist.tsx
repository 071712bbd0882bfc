import { ListPlus } from 'lucide-react';
import { useShortlist } from '../../listing/use-shortlist.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ShortlistedCard } from './ShortlistedCard.tsx';

/** The homes somebody means to look at closer, the last added first. */
export function Shortlist({ userId }: { userId: number }) {
  const { state, error, reload, list = [] } = useShortlist(userId);
  return (
    <Loader
      state={state}
      message={error?.message}
      onRetry={reload}
      skeleton={<Skeleton cards={3} />}
    >
      {list.length === 0 ? (
        <EmptyState
          icon={ListPlus}
          title="Your shortlist is empty"
          text="Put the homes you are serious about here, each with a note for yourself: what to ask, what to look at."
          action={
            <a className="button button-primary" href="/PropertyListHome">
              Search homes
            </a>
          }
        />
      ) : (
        <ul aria-label="Shortlisted homes" className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {list.map((entry) => (
            <li key={entry.listing.propertydata.id}>
              <ShortlistedCard entry={entry} userId={userId} />
            </li>
          ))}
        </ul>
      )}
    </Loader>
  );
}
