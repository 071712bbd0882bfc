import type { FieldError } from '#contract/lib/errors.ts';
import { addressValue } from '#domain/homes/amount-fields.ts';
import { bandsFor } from '#domain/homes/budget-band.ts';
import {
  CATEGORY_OF,
  type Category,
  isRented,
  type ListedIn,
  SUBCATEGORIES,
} from '#domain/homes/listing.ts';
import { searchViewOf, USUAL_VIEW } from '#domain/homes/search-view.ts';
import words from '#messages/homes/filter-fields/index.ts';
import { areasText } from './area-text.ts';
import { type SearchRequest, searchRequest } from './search-request.ts';

/** The tabs of the home page and the search; each is a kind of search. */
export const SEARCH_TABS = ['Buy', 'Rent', 'Commercial', 'Plots'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

/** `type` of the address, in any case; "sell" means Buy. */
export function tabOf(type: string | undefined): SearchTab {
  const wanted = type?.toLowerCase() === 'sell' ? 'buy' : type?.toLowerCase();
  return SEARCH_TABS.find((tab) => tab.toLowerCase() === wanted) ?? 'Buy';
}

const CATEGORY_IN: Record<SearchTab, Category> = {
  Buy: 'Residential',
  Rent: 'Residential',
  Commercial: 'Commercial',
  Plots: 'Land',
};

/** What a tab says about the kind of listing; subcategories named outright say more. */
function kindOf(tab: SearchTab, subCategory: string | undefined, listedin: string | undefined) {
  const named = subCategory?.split(',').map((name) => name.trim()) ?? [];
  const categories = new Set(
    SUBCATEGORIES.filter((kind) => named.includes(kind)).map((kind) => CATEGORY_OF[kind]),
  );
  const [first = CATEGORY_IN[tab]] = categories;
  const byTab = tab === 'Rent' ? 'rent' : 'sell';
  const isHome = first === 'Residential' && CATEGORY_IN[tab] === 'Residential';
  return {
    // Of several the subcategories tell.
    category: categories.size > 1 ? undefined : first,
    listedin: isHome ? byTab : (listedin ?? byTab),
  };
}

/** The tab whose filters fit what is looked for: offices to rent are Commercial, not Rent. */
function tabFor(tab: SearchTab, { category, listedin }: SearchRequest): SearchTab {
  if (category === 'Commercial') return 'Commercial';
  if (category === 'Land') return 'Plots';
  if (category === undefined) return tab;
  return listedin === 'rent' ? 'Rent' : 'Buy';
}

const wrongBands = (listedin: ListedIn): string =>
  listedin === 'sell' ? words.areRents : words.arePrices;

/** Bands of prices say nothing of rents, nor the other way round. */
function dropForeignBands(request: SearchRequest, ignored: FieldError[]): SearchRequest {
  const { budget, listedin } = request;
  if (!budget || !listedin) return request;
  const known = bandsFor(listedin);
  const kept = budget.filter((band) => known.includes(band));
  if (kept.length === budget.length) return request;
  ignored.push({ path: 'budget', message: wrongBands(listedin) });
  return { ...request, budget: kept.length > 0 ? kept : undefined };
}

/** Whether nothing asked for is ever rented out, so that no search for a rent can find it. */
export function isNeverRented({ listedin, category, subcategory }: SearchRequest): boolean {
  if (listedin !== 'rent') return false;
  return subcategory ? !subcategory.some(isRented) : category === 'Land';
}

export interface PageSearch {
  tab: SearchTab;
  request: SearchRequest;
  /** Parts of the address that made no sense and were left out. */
  ignored: FieldError[];
}

/** A search's address as an object; a name given several times (checkboxes) has its values joined. */
export function readAddress(params: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, given] of params) {
    const value = addressValue(name, given);
    if (value === '' || value.includes('Select')) continue;
    query[name] = query[name] ? `${query[name]},${value}` : value;
  }
  return query;
}

/** Reads the address of /PropertyListHome. What cannot be read is left out and reported. */
export function readSearchPage(query: Record<string, string>): PageSearch {
  const tab = tabOf(query.type);
  const { type: _, subCategory, subcategory, ...filters } = query;
  const kind = kindOf(tab, subCategory ?? subcategory, query.listedin);
  const input: Record<string, unknown> = { ...filters, ...kind };
  if (subCategory ?? subcategory) input.subcategory = subCategory ?? subcategory;
  const ignored: FieldError[] = [];
  for (;;) {
    const parsed = searchRequest.safeParse(input);
    if (parsed.success) {
      const request = dropForeignBands(parsed.data, ignored);
      return { tab: tabFor(tab, request), request, ignored };
    }
    const before = ignored.length;
    for (const issue of parsed.error.issues) {
      const path = String(issue.path[0]);
      if (!(path in input)) continue;
      delete input[path];
      ignored.push({ path, message: issue.message });
    }
    // Without a field to leave out nothing would change: the bare tab always parses.
    if (ignored.length === before) {
      const request = searchRequest.parse(kind);
      return { tab: tabFor(tab, request), request, ignored };
    }
  }
}

/** Words of the address that the page shows beside the filters. */
const SHOWN = ['said'] as const;

function wireOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  if (Array.isArray(value[0])) return areasText(value);
  // Choices are a set; the sides of the map have their order.
  return (typeof value[0] === 'string' ? [...new Set(value)].sort() : value).join(',');
}

/**
 * The one address of a search: what the page understands of `query`, each value in one spelling, in
 * one order. Undefined where some of it makes no sense, which the page says in the words given.
 */
export function canonicalSearch(query: Record<string, string>): Record<string, string> | undefined {
  const { tab, request, ignored } = readSearchPage(query);
  if (ignored.length > 0) return undefined;
  const { category: _, listedin, subcategory, page, ...filters } = request;
  const view = searchViewOf(query.view);
  const implied = kindOf(tab, subcategory?.join(','), undefined).listedin;
  const chosen = {
    ...filters,
    subCategory: subcategory,
    listedin: listedin === implied ? undefined : listedin,
    page: page === 1 ? undefined : page,
    ...Object.fromEntries(SHOWN.map((name) => [name, query[name]])),
    view: view === USUAL_VIEW ? undefined : view,
  };
  const params: Record<string, string> = query.type === undefined ? {} : { type: tab };
  for (const [name, value] of Object.entries(chosen).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value !== undefined) params[name] = wireOf(value);
  }
  return params;
}
