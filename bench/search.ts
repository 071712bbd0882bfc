import type { Database } from '#server/db/client.ts';
import { DEMO_LOCALITIES } from '#server/demo/demo-localities.ts';
import { randomFrom } from '#server/demo/drawings/palette.ts';
import { generateInto } from '#server/demo/generate-into.ts';
import { groupsPerSecond, PGBENCH, requestsPerSecond, WRK } from './load.ts';
import { serveApi, withDatabase } from './scratch-database.ts';
import { end } from './shell.ts';
import { statementsOf } from './statements.ts';

const CONNECTIONS = 16;
const VARIANTS = 40;
const PLACES = [
  'Baner',
  'Wakad',
  'Kharadi',
  'Hadapsar',
  'Kothrud',
  'Hinjawadi',
  'Wagholi',
  'Undri',
];

/** Projects of the invented homes, and localities, as people begin to type them. */
const TYPED = ['ketak', 'sonchafa t', 'baku', 'neelkanthi en', 'bane', 'hinj', 'kotha', 'magar'];
const MISTYPED = [
  'ketkivan',
  'sonchfa',
  'bakluban',
  'nelkanthi',
  'banner',
  'hinjwdai',
  'kothrd',
  'magrpatta',
];
const suggestions = (typed: readonly string[]) =>
  typed.map((q) => `/api/search/suggest?q=${encodeURIComponent(q)}`);

const AREAS = ['PCMC', 'Sinhgad%20Road', 'Nagar%20Road', 'peths'];

/** Paths of each kind of query, varied as visitors vary them. */
export function searchClasses(): Record<string, string[]> {
  const random = randomFrom(1_960);
  const paths = (make: (i: number) => string) =>
    Array.from({ length: VARIANTS }, (_, i) => `/api/property/${make(i)}`);
  const sale = 'propertylist?listedin=sell&category=Residential';
  // The gazetteer knows more places than have homes on offer.
  const near = () =>
    DEMO_LOCALITIES[Math.floor(random() * DEMO_LOCALITIES.length)] ?? { lat: 18.52, lng: 73.86 };
  return {
    'Filter and sort': paths(
      (i) => `${sale}&bedrooms=${1 + (i % 4)}&min_price=${(20 + i) * 100_000}&sort=price_low`,
    ),
    'Newest page': paths((i) => `${sale}&page=${1 + (i % 10)}`),
    Locality: paths(
      (i) => `${sale}&loc=${PLACES[i % PLACES.length]}&sort=price_low&bedrooms=${1 + (i % 3)}`,
    ),
    'Area of town': paths(
      (i) => `${sale}&loc=${AREAS[i % AREAS.length]}&sort=price_low&bedrooms=${1 + (i % 3)}`,
    ),
    Nearest: paths(() => `nearbyuser/${near().lat},${near().lng}?listedin=sell`),
    Box: paths(() => {
      const { lat, lng } = near();
      return `${sale}&bounds=${lat},${lng},${(lat + 0.03).toFixed(4)},${(lng + 0.03).toFixed(4)}`;
    }),
    Map: paths(() => {
      const { lat, lng } = near();
      const bounds = `${lat},${lng},${(lat + 0.03).toFixed(4)},${(lng + 0.03).toFixed(4)}`;
      return `mappoints?listedin=sell&category=Residential&bounds=${bounds}`;
    }),
    'Walk to the metro': paths(
      (i) => `${sale}&metroWalk=${[10, 15, 20][i % 3]}&bedrooms=${1 + (i % 4)}`,
    ),
    Text: paths(
      (i) =>
        `${sale}&loc=${['ketakivan%20residency', 'sonchafa%20terraces', 'bakulban', 'neelkanthi%20enclave'][i % 4]}`,
    ),
    Count: paths((i) => `${sale}&pageSize=1&max_price=${(30 + i) * 100_000}`),
    'Per sq ft': paths((i) => `${sale}&bedrooms=${1 + (i % 4)}&sort=rate_low`),
    'Just reduced': paths((i) => `${sale}&reduced=1&sort=reduced&page=${1 + (i % 4)}`),
    Suggestions: suggestions(TYPED),
    'Suggestions with typos': suggestions(MISTYPED),
    Facets: paths((i) => `facets?listedin=sell&category=Residential&bedrooms=${1 + (i % 3)}`),
  };
}

export interface SearchRow {
  query: string;
  listings: number;
  endpoint: number;
  floor: number;
}

/** Every kind of query at each size: the endpoint over HTTP against pgbench with the same SQL. */
export async function benchSearch(sizes: readonly number[]): Promise<SearchRow[] | string> {
  if (!WRK || !PGBENCH)
    return 'Skipped: wrk and pgbench are needed (Debian: apt-get install -y wrk postgresql).';
  return withDatabase((db, url) => measureSizes(db, url, sizes));
}

async function measureSizes(db: Database, url: string, sizes: readonly number[]) {
  const found: SearchRow[] = [];
  let have = 0;
  for (const listings of sizes) {
    process.stderr.write(`making ${listings} listings\n`);
    await generateInto(db, listings - have, { after: have });
    have = listings;
    const { base, host } = await serveApi(url);
    for (const [query, paths] of Object.entries(searchClasses())) {
      const calls = paths.map((path) => ({ path }));
      const groups = await statementsOf(db, calls);
      const endpoint = await requestsPerSecond(base, calls, CONNECTIONS);
      const floor = await groupsPerSecond(url, groups, CONNECTIONS);
      found.push({ query, listings, endpoint, floor });
      process.stderr.write(`${listings} ${query}: ${endpoint.toFixed(0)} of ${floor.toFixed(0)}\n`);
    }
    await end(host);
  }
  return found;
}
