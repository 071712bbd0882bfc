import type { SearchRequest } from '#contract/homes/search-filter.ts';
import type { SearchTab } from '#contract/homes/search-page.ts';
import { SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';

const NOUN: Record<SearchTab, readonly [one: string, many: string]> = {
  Buy: ['home', 'homes'],
  Rent: ['home', 'homes'],
  Commercial: ['commercial property', 'commercial properties'],
  Plots: ['plot', 'plots'],
};

/** What a search looks for, one and several: "home", "offices". */
export function searchKind(
  tab: SearchTab,
  { subcategory }: Pick<SearchRequest, 'subcategory'>,
): readonly [one: string, many: string] {
  const [kind] = subcategory ?? [];
  return kind && subcategory?.length === 1
    ? [kind.toLowerCase(), SUBCATEGORY_LABEL[kind].toLowerCase()]
    : NOUN[tab];
}

/** What a search without a result says of its kind. */
export function nothingWords([one, many]: readonly [one: string, many: string]) {
  return {
    fits: `No ${one} fits all of this`,
    appear: `${many.charAt(0).toUpperCase()}${many.slice(1)} appear here as owners and agents list them.`,
  };
}

/** What a search counts, with how it is offered: "home for sale", "offices to rent". */
export function searchNoun(
  tab: SearchTab,
  request: SearchRequest,
): readonly [one: string, many: string] {
  const { listedin } = request;
  const [one, many] = searchKind(tab, request);
  const offer = listedin === 'rent' ? 'to rent' : 'for sale';
  return [`${one} ${offer}`, `${many} ${offer}`];
}
