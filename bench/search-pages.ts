import { type BenchCall, requestsPerSecond, WRK } from './load.ts';

const CONNECTIONS = 16;
/** More than are asked for in one measurement, so that none comes twice. */
const ADDRESSES = 30_000;
const FIRST_PRICE = 50_000_000;
const ENCODED = { 'accept-encoding': 'br' };

export interface SearchPagesRow {
  what: string;
  endpoint: number;
  floor: number;
}

/** Searches that nobody has made before, by many visitors: one may not have so many pages rendered. */
function distinct(pathOf: (price: number) => string, headers: Record<string, string>): BenchCall[] {
  return Array.from({ length: ADDRESSES }, (_, i) => ({
    path: pathOf(FIRST_PRICE + i),
    headers: { ...headers, 'x-forwarded-for': `198.18.${i >> 8}.${i & 255}` },
  }));
}

/**
 * Search pages that have to be rendered, and answers of the search’s API, against the same front
 * sending about as many bytes from memory: one page again and again, compressed as all are.
 */
export async function benchSearchPages(base: string): Promise<SearchPagesRow[] | string> {
  if (!WRK) return 'Skipped: wrk is needed (Debian: apt-get install -y wrk).';
  const page = (price: number) => `/PropertyListHome?type=Buy&max_price=${price}`;
  const answer = (price: number) =>
    `/api/property/propertylist?listedin=sell&category=Residential&max_price=${price}`;
  const kept = [{ path: page(10_000_000), headers: ENCODED }];
  // Once for its first reader, once more for good.
  for (let times = 0; times < 3; times++) {
    await fetch(base + page(10_000_000), { headers: ENCODED }).then((sent) => sent.arrayBuffer());
  }
  const floor = await requestsPerSecond(base, kept, CONNECTIONS);
  return [
    {
      what: 'Search page, not kept',
      endpoint: await requestsPerSecond(base, distinct(page, ENCODED), CONNECTIONS),
      floor,
    },
    {
      what: 'Search by the API',
      endpoint: await requestsPerSecond(base, distinct(answer, {}), CONNECTIONS),
      floor,
    },
  ];
}
