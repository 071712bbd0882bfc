import { canonicalSearch, readAddress } from '#contract/homes/search-page.ts';
import { PROJECT_SORTS } from '#contract/market/places.ts';
import { readCompared } from '#domain/homes/compare.ts';
import { findRoute } from '#domain/lib/routes.ts';
import { MAX_SEEN } from '#domain/lib/seen.ts';
import { LOCALITY_SORTS } from '#domain/market/locality-sorts.ts';
import { choiceQuery, readChoice } from '#domain/market/market-choice.ts';
import { DIRECTORY_SORTS, LANGUAGES } from '#domain/professionals/professional.ts';
import type { Tongue } from '#messages/lib/language.ts';
import { inLanguagePath, pathInLanguage } from '#messages/lib/language-path.ts';

/** What a page understands of its query, in one spelling; undefined where some makes no sense. */
type ReadQuery = (params: URLSearchParams) => Record<string, string> | undefined;

const oneOf = (known: readonly string[], given: string | null) =>
  known.find((one) => one === given);

const given = (all: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

function pageNumber(text: string | null): string | undefined {
  const page = Math.min(10_000, Number.parseInt(text ?? '', 10) || 1);
  return page > 1 ? String(page) : undefined;
}

/** Where a page of a list begins, as the page before gave it out. */
const CURSOR = /^[\w-]{1,400}$/;
const cursorIn = (params: URLSearchParams) => CURSOR.exec(params.get('after') ?? '')?.[0];

const directory: ReadQuery = (params) =>
  given({
    area: params.get('area')?.trim().toLowerCase(),
    language: oneOf(LANGUAGES, params.get('language')),
    sort: oneOf(DIRECTORY_SORTS, params.get('sort')),
    after: cursorIn(params),
  });

const search: ReadQuery = (params) => {
  const query = readAddress(params);
  if (query.ask) return { ask: query.ask };
  if (query.param1?.toLowerCase() !== 'agent') return canonicalSearch(query);
  return given({ param1: 'agent', param2: query.param2?.trim(), ...directory(params) });
};

const MAX_DIGITS = 4;
const degrees = (text: string | null) =>
  text && Number.isFinite(Number(text)) ? Number(text).toFixed(MAX_DIGITS) : undefined;

const nearby: ReadQuery = (params) => {
  const [lat, lng] = [degrees(params.get('lat')), degrees(params.get('lng'))];
  return lat && lng ? given({ lat, lng, page: pageNumber(params.get('page')) }) : undefined;
};

const LARGEST_ID = 2_147_483_647;
const cards: ReadQuery = (params) => {
  const ids = (params.get('ids') ?? '').split(',').map(Number);
  const known = ids.filter((id) => Number.isSafeInteger(id) && id > 0 && id <= LARGEST_ID);
  return given({ ids: known.slice(0, MAX_SEEN).join(',') });
};

/** What one may type as the name of a place or project. */
const MAX_TYPED = 80;
const PLACE_SLUG = /^[a-z0-9-]{1,80}$/;

const places =
  (sorts: readonly string[]): ReadQuery =>
  (params) =>
    given({
      q: params.get('q')?.trim().slice(0, MAX_TYPED),
      locality: PLACE_SLUG.exec(params.get('locality') ?? '')?.[0],
      sort: oneOf(sorts, params.get('sort')),
      page: pageNumber(params.get('page')),
    });

const projects: ReadQuery = (params) => {
  const { page: _, ...query } = places(PROJECT_SORTS)(params) ?? {};
  return given({ ...query, after: cursorIn(params) });
};

/** Pages rendered on demand that read a query; of every other page none is part of the address. */
export const QUERY_OF_PAGE: Readonly<Record<string, ReadQuery>> = {
  '/PropertyListHome': search,
  '/PropertyCampare': (params) => given({ ids: readCompared(params.get('ids') ?? '').join(',') }),
  '/home/propertyAnalysis': (params) =>
    Object.fromEntries(new URLSearchParams(choiceQuery(readChoice(params)))),
  '/lawyers': directory,
  '/localities': places(LOCALITY_SORTS),
  '/projects': projects,
  '/fragments/nearby': nearby,
  '/fragments/cards': cards,
};

/** `%62aner` is "baner", and of listing 7 neither "007" nor "7e0" is another page. */
function spellPath(path: string): string {
  const ids = Object.values(findRoute(path)?.params ?? {});
  const spell = (part: string) => {
    const isId = ids.includes(part) && Number.isSafeInteger(Number(part)) && Number(part) > 0;
    return isId ? String(Number(part)) : encodeURIComponent(decodeURIComponent(part));
  };
  const spelled = path.split('/').map(spell).join('/');
  return spelled.replace(/(?<=[^/])\/$/, '');
}

export interface PageAddress {
  /** What is rendered: the address as its page understands it, and nothing else of it. */
  url: string;
  /** In which language. */
  tongue: Tongue;
  /** Both: by this the page is kept. */
  key: string;
  /** Part of it makes no sense: the page says so in its own words, and is nobody else's. */
  isOdd: boolean;
}

/** Every spelling of a page is one address, by which it is kept and from which it is rendered. */
export function pageAddress(url: string): PageAddress {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const { tongue, path: given } = pathInLanguage(pathname);
  const odd = { url: url.replace(pathname, given), tongue, key: url, isOdd: true };
  let path: string;
  try {
    path = spellPath(given);
  } catch {
    return odd;
  }
  const read = QUERY_OF_PAGE[path];
  const query = read ? read(searchParams) : {};
  if (!query) return odd;
  const text = new URLSearchParams(query).toString();
  const address = text ? `${path}?${text}` : path;
  return { url: address, tongue, key: inLanguagePath(tongue, address), isOdd: false };
}
