import { Search } from 'lucide-react';
import type { SavedSearch } from '#contract/homes/saved-searches.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import counts from '#messages/homes/counts/index.ts';
import words from '#messages/homes/my-map/index.ts';

/** A saved search in the list beside the map. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const { name, query, place, total, totalIsMinimum } = search;
  const found = counts.homes({ count: total, isMinimum: totalIsMinimum });
  return (
    <li className="group relative flex gap-3 p-3 hover:bg-sunk" data-place={place?.slug}>
      <Search aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      <div className="min-w-0 text-sm">
        <h2 className="font-semibold">
          <a
            href={`/PropertyListHome?${query}`}
            className="no-underline wrap-anywhere after:absolute after:inset-0 group-hover:underline"
          >
            {name}
          </a>
        </h2>
        <p className="text-muted">
          {place
            ? words.foundIn({ found, place: placeName(place.name) })
            : words.noSinglePlace({ found })}
        </p>
      </div>
    </li>
  );
}
