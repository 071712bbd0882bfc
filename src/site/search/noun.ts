import type { SearchRequest } from '#contract/homes/search-filter.ts';
import type { SearchTab } from '#contract/homes/search-page.ts';
import { SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';

const NOUN: Record<SearchTab, readonly [one: string, many: string]> = {
  Buy: ['home', 'homes'],
  Rent: ['home', 'homes'],
  Commercial: ['commercial property', 'commercial properties'],
  Plots: ['plot', 'plots'],
};

/** What a search counts, one and several: "home for sale", "offices to rent". */
export function searchNoun(
  tab: SearchTab,
  { listedin, subcategory }: SearchRequest,
): readonly [one: string, many: string] {
  const [kind] = subcategory ?? [];
  const [one, many] =
    kind && subcategory?.length === 1
      ? [kind.toLowerCase(), SUBCATEGORY_LABEL[kind].toLowerCase()]
      : NOUN[tab];
  const offer = listedin === 'rent' ? 'to rent' : 'for sale';
  return [`${one} ${offer}`, `${many} ${offer}`];
}
