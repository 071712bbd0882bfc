import { BellPlus } from 'lucide-react';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { SavedSearchRow } from './SavedSearchRow.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

/** Searches that tell their owner of new homes. */
export function SavedSearches() {
  const { state, error, searches, ...changes } = useSavedSearches();
  return (
    <Loader state={state} error={error} onRetry={changes.reload}>
      {searches.length === 0 ? (
        <EmptyState
          icon={BellPlus}
          title="No search saved yet"
          text="Search for what you want, press “Save this search”, and we tell you when something new fits."
          action={<ButtonLink href="/PropertyListHome">Search homes</ButtonLink>}
        />
      ) : (
        <ul aria-label="Saved searches" className="grid gap-3">
          {searches.map((search) => (
            <SavedSearchRow key={search.id} search={search} changes={changes} />
          ))}
        </ul>
      )}
    </Loader>
  );
}
