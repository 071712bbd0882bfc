import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALITIES } from '#domain/gazetteer/index.ts';
import { createContext } from '#server/context.ts';
import { connect, type Database } from '#server/db/client.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { ensureDatabase, migrate } from '#server/db/migrate.ts';
import { randomFrom } from '#server/demo/drawings/palette.ts';
import { generateInto } from '#server/demo/generate-into.ts';
import { readEnv } from '#server/env.ts';
import { ROUTES } from '#server/features/routes.ts';
import { createApi } from '#server/http/api.ts';
import { createLogger } from '#server/log.ts';
import { scratchFolder } from '../tests/scratch-folder.ts';
import { groupsPerSecond, PGBENCH, requestsPerSecond, type Statement, WRK } from './load.ts';
import { end, freePort, serve } from './shell.ts';

const CONNECTIONS = 16;
const SECRET_KEY = 'nothing secret is ever in the benchmark';
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

/** Paths of each kind of query, varied as visitors vary them. */
function classes(): Record<string, string[]> {
  const random = randomFrom(1_960);
  const paths = (make: (i: number) => string) =>
    Array.from({ length: VARIANTS }, (_, i) => `/api/property/${make(i)}`);
  const sale = 'propertylist?listedin=sell&category=Residential';
  const near = () => LOCALITIES[Math.floor(random() * 200)] ?? { lat: 18.52, lng: 73.86 };
  return {
    'Filter and sort': paths(
      (i) => `${sale}&bedrooms=${1 + (i % 4)}&min_price=${(20 + i) * 100_000}&sort=price_low`,
    ),
    'Newest page': paths((i) => `${sale}&page=${1 + (i % 10)}`),
    Locality: paths(
      (i) => `${sale}&loc=${PLACES[i % PLACES.length]}&sort=price_low&bedrooms=${1 + (i % 3)}`,
    ),
    Nearest: paths(() => `nearbyuser/${near().lat},${near().lng}?listedin=sell`),
    Box: paths(() => {
      const { lat, lng } = near();
      return `${sale}&bounds=${lat},${lng},${(lat + 0.03).toFixed(4)},${(lng + 0.03).toFixed(4)}`;
    }),
    Text: paths(
      (i) =>
        `${sale}&loc=${['sahyadri%20heights', 'gulmohar%20park', 'devrai', 'tulsi%20enclave'][i % 4]}`,
    ),
    Count: paths((i) => `${sale}&pageSize=1&max_price=${(30 + i) * 100_000}`),
    Facets: paths((i) => `facets?listedin=sell&category=Residential&bedrooms=${1 + (i % 3)}`),
  };
}

/** The statements that one call of each path makes. */
async function statementsOf(db: Database, paths: readonly string[]): Promise<Statement[][]> {
  const log = createLogger('silent');
  const groups: Statement[][] = [];
  const real = db.$client.query.bind(db.$client);
  const heard = (...args: unknown[]) => {
    const [query] = args as [Statement];
    groups.at(-1)?.push({ text: query.text, values: query.values ?? [] });
    return Reflect.apply(real, db.$client, args);
  };
  Reflect.set(db.$client, 'query', heard);
  const api = createApi(ROUTES, createContext(db, readEnv({ SECRET_KEY }), log));
  const ask = (at: string) =>
    api.fetch(new Request(`http://bench${at}`), { requestId: 'bench', address: 'bench' });
  // The first call also reads the gazetteer into memory; it is not part of what is measured.
  if (paths[0]) await ask(paths[0]);
  for (const at of paths) {
    groups.push([]);
    const answer = await ask(at);
    if (!answer.ok) throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
  }
  Reflect.set(db.$client, 'query', real);
  return groups;
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
  const folder = await scratchFolder('bench');
  const cluster = await startCluster(path.join(folder, 'postgres'), [
    'shared_buffers=512MB',
    'max_connections=80',
  ]);
  const url = cluster.url('bench');
  await ensureDatabase(url);
  await migrate(url);
  const db = connect(url, 4, createLogger('error'));
  try {
    return await measureSizes(db, url, sizes);
  } finally {
    await db.$client.end();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSizes(db: Database, url: string, sizes: readonly number[]) {
  const found: SearchRow[] = [];
  let have = 0;
  for (const listings of sizes) {
    process.stderr.write(`making ${listings} listings\n`);
    await generateInto(db, listings - have, { after: have });
    have = listings;
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const host = await serve(
      'bench/api-host.ts',
      { DATABASE_URL: url, PORT: String(port), NODE_ENV: 'production', SECRET_KEY },
      `${base}/api/locality`,
    );
    for (const [query, paths] of Object.entries(classes())) {
      const groups = await statementsOf(db, paths);
      const endpoint = await requestsPerSecond(base, paths, CONNECTIONS);
      const floor = await groupsPerSecond(url, groups, CONNECTIONS);
      found.push({ query, listings, endpoint, floor });
      process.stderr.write(`${listings} ${query}: ${endpoint.toFixed(0)} of ${floor.toFixed(0)}\n`);
    }
    await end(host);
  }
  return found;
}
