import { BellPlus } from 'lucide-react';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import words from '#messages/homes/wanted/index.ts';
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
          title={words.noSearchSaved}
          text={words.searchWhatWant}
          action={<ButtonLink href="/PropertyListHome">{words.searchHomes}</ButtonLink>}
        />
      ) : (
        <ul aria-label={words.savedSearches} className="grid gap-3">
          {searches.map((search) => (
            <SavedSearchRow key={search.id} search={search} changes={changes} />
          ))}
        </ul>
      )}
    </Loader>
  );
}
