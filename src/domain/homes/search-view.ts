/** How results are shown: as a list, beside their map, or on the map alone. */
export const SEARCH_VIEWS = ['list', 'split', 'map'] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

/** What an address shows that names no view; where two do not fit side by side, it is the list. */
export const USUAL_VIEW: SearchView = 'split';

export function searchViewOf(text: string | null | undefined): SearchView {
  return SEARCH_VIEWS.find((view) => view === text) ?? USUAL_VIEW;
}
