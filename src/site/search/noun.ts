import type { SearchTab } from '#contract/homes/search-page.ts';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import { SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { KIND_LABEL } from '#domain/homes/term-labels.ts';
import words from '#messages/homes/search/index.ts';

/** What a search looks for, one and several: "home", "offices". */
export function searchKind(
  tab: SearchTab,
  { subcategory }: Pick<SearchRequest, 'subcategory'>,
): readonly [one: string, many: string] {
  const [kind] = subcategory ?? [];
  return kind && subcategory?.length === 1
    ? [KIND_LABEL[kind].toLowerCase(), SUBCATEGORY_LABEL[kind].toLowerCase()]
    : [words.kind[tab], words.kinds[tab]];
}

/** As a sentence begins. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What a search without a result says of its kind. */
export function nothingWords([one, many]: readonly [one: string, many: string]) {
  return {
    fits: words.noneFits({ kind: one }),
    appear: words.appear({ kinds: capital(many) }),
  };
}

/** Where a search looks: "near Baner, Pune"; what nobody knows as it was typed. */
export function whereWords({ loc, near }: SearchRequest, place: string | undefined): string {
  if (place) return near ? words.nearPlace({ place }) : words.inPlace({ place });
  return loc ? words.forWords({ said: loc }) : words.inCity;
}
