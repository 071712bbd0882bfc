import { searchName } from '#contract/homes/search-name.ts';
import { readSearchPage } from '#contract/homes/search-page.ts';
import { LOCALITIES } from '#domain/homes/gazetteer/localities/index.ts';

/** Whether somebody means a locality by these letters, its address or its name in Devanagari. */
const isNamed = (typed: string) => {
  const said = typed.trim().toLowerCase();
  return ({ name, slug, devanagari }: (typeof LOCALITIES)[number]) =>
    [name.toLowerCase(), slug, devanagari].includes(said);
};

/** What a search is called in the page’s language, by what stands in its address. */
export function namedAnew(query: string): string {
  const { tab, request } = readSearchPage(Object.fromEntries(new URLSearchParams(query)));
  const place = request.loc ? LOCALITIES.find(isNamed(request.loc)) : undefined;
  return searchName(tab, request, place ?? null);
}
