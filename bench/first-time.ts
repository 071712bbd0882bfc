import { LAST_PAGE, SORTS } from '#contract/homes/search-request.ts';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';

/** More than are asked for in one measurement, so that none comes twice. */
const FIRST_TIMES = 15_000;
/** Above what any home costs, and below what may be asked for. */
const BEYOND = 90_000_000_000;
/** The largest that may be asked for. */
const PAGE_SIZE = 60;
const PAGES = LAST_PAGE * PAGE_SIZE;

/** Of parameters that a search reads and that decide nothing of what is counted or drawn. */
const pageOf = (i: number) =>
  `page=${1 + (i % LAST_PAGE)}&pageSize=${1 + (Math.floor(i / LAST_PAGE) % PAGE_SIZE)}&sort=${SORTS[Math.floor(i / PAGES)]}`;

/** In upper or lower case, letter by letter. */
const cased = (text: string, bits: number) =>
  [...text].map((sign, at) => ((bits >> at) & 1 ? sign.toUpperCase() : sign)).join('');

/** The beginning of a place's name as nobody has typed it yet; with a typo where one is wanted. */
function typed(i: number, isMistyped: boolean): string {
  const name = LOCALITIES[i % LOCALITIES.length]?.name.toLowerCase() ?? '';
  const round = Math.floor(i / LOCALITIES.length);
  const said = isMistyped ? name.slice(0, 2) + name.slice(3) : name;
  return cased(said.slice(0, 4 + (round % 4)), Math.floor(round / 4));
}

/** The same question as one of a class, as it was never asked before. */
function another(query: string, path: string, i: number): string {
  switch (query) {
    case 'Nearest':
      return path.replace(/(?<=nearbyuser\/)[\d.]+/, (lat) => (Number(lat) + i * 1e-9).toFixed(9));
    case 'Facets':
    case 'Map':
      return `${path}&${pageOf(i)}`;
    case 'Count':
      return path.replace(/(?<=max_price=)\d+/, (most) => String(Number(most) + i));
    case 'Suggestions':
      return `/api/search/suggest?q=${encodeURIComponent(typed(i, false))}`;
    case 'Suggestions with typos':
      return `/api/search/suggest?q=${encodeURIComponent(typed(i, true))}`;
    default:
      return `${path}&max_price=${BEYOND - i}`;
  }
}

/** Calls of a class in its own mix, each of them once, and in no other round. */
export function firstTimes(query: string, paths: readonly string[], round: number): string[] {
  return Array.from({ length: FIRST_TIMES }, (_, i) =>
    another(query, paths[i % paths.length] ?? '', round * FIRST_TIMES + i),
  );
}
