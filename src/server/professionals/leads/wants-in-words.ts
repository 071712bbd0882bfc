import { describeSearch } from '#contract/homes/search-name.ts';
import type { SearchTab } from '#contract/homes/search-page.ts';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { retold } from '#server/core/retold.ts';
import type { Lead } from '#server/db/schema/index.ts';

type Kind = Pick<SearchRequest, 'category' | 'listedin'>;
type Named = { name: string } | null;

function tabOf({ category, listedin }: Kind): SearchTab {
  if (category === 'Commercial') return 'Commercial';
  if (category === 'Land') return 'Plots';
  return listedin === 'rent' ? 'Rent' : 'Buy';
}

/** Of a search that an agent took up. */
export const searchInWords = (request: SearchRequest, place: Named): string =>
  `${describeSearch(tabOf(request), request, place)}.`;

/** Of who asked about a home: they look for one like it. */
export const enquiryInWords = (title: string, like: SearchRequest, place: Named): string =>
  notes.askedAbout({ title, like: describeSearch(tabOf(like), like, place) });

/**
 * What a lead looks for, in the language of whoever reads it: what we put into words is put into words
 * anew, what somebody wrote stays.
 */
export function wantsInWords(
  { source, wantsText, title }: Pick<Lead, 'source' | 'wantsText'> & { title: string | null },
  known: { request: SearchRequest; place: Named } | null,
): string {
  if (known && source === 'bought') return searchInWords(known.request, known.place);
  if (known && source === 'assigned' && title) {
    return enquiryInWords(title, known.request, known.place);
  }
  return retold(wantsText);
}
