import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import type { Database } from '#server/db/client.ts';
import { randomFrom } from '#server/demo/drawings/palette.ts';
import { generateInto } from '#server/demo/generate-into.ts';
import { signPass } from '#server/lib/pass.ts';
import { secretsFrom } from '#server/lib/secrets.ts';
import { rebuildMarket, refreshMarket } from '#server/market/analytics/refresh/refresh-market.ts';
import { testContext } from '#tests/api/harness.ts';
import { type BenchCall, groupsPerSecond, PGBENCH, requestsPerSecond, WRK } from './load.ts';
import { SECRET_KEY, withDatabase } from './scratch-database.ts';
import { end, freePort, serve } from './shell.ts';

const CONNECTIONS = 16;
const VARIANTS = 40;
const DAY_MS = 86_400_000;
/** The least that any call of a service can do: one row by its key. */
const FLOOR = [[{ text: 'select as_of from market_state where id = 1', values: [] }]];

export interface AnalyticsRow {
  call: string;
  /** The middle and the longest of answers that nobody has asked for since the refresh. */
  firstMs: number;
  worstMs: number;
  /** Asked for again, under load. */
  endpoint: number;
  floor: number;
}

export interface RefreshRow {
  what: string;
  seconds: number;
}

const KINDS = ['Residential', 'Flat', 'House', 'Plot'];

/** Paths of each call, varied as visitors vary them. */
function calls(): Record<string, string[]> {
  const random = randomFrom(1_960);
  const slug = () => LOCALITIES[Math.floor(random() * LOCALITIES.length)]?.slug ?? 'baner';
  const paths = (make: (i: number) => string) =>
    Array.from({ length: VARIANTS }, (_, i) => make(i));
  const kind = (i: number) => `listedin=${i % 3 ? 'sell' : 'rent'}&type=${KINDS[i % 4]}`;
  return {
    Range: paths((i) => `/pythonBiApi/Range?${kind(i)}&locality=${slug()}`),
    'Values of a filter': paths((i) => `/pythonBiApi/${['locality', 'bhk'][i % 2]}?${kind(i)}`),
    'Details of a locality': paths(() => `/pythonBiApi/Details/${slug()}`),
    'Property list': paths(
      (i) => `/pythonBiApi/propertylist?locality=${slug()}&page=${1 + (i % 3)}&bhk=${1 + (i % 4)}`,
    ),
    Projects: paths((i) => `/get_all_data?district=${['PMC', 'PCMC'][i % 2]}&page=${1 + (i % 20)}`),
    Comparison: paths((i) => `/get_matching_data?_id=${1 + i * 7}`),
    'Heat map': paths((i) => `/market/heatmap?${kind(i)}&bhk=${1 + (i % 4)}`),
    Trend: paths((i) => `/market/trend?${kind(i)}&locality=${slug()}`),
    Yields: paths((i) => `/market/yields?type=${KINDS[i % 3]}&bhk=${1 + (i % 4)}`),
  };
}

/** Milliseconds of each answer when it is asked for once, in rising order. */
async function once(base: string, asked: readonly BenchCall[]): Promise<number[]> {
  const taken: number[] = [];
  for (const { path, headers = {} } of asked) {
    const started = performance.now();
    const answer = await fetch(`${base}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    taken.push(performance.now() - started);
  }
  return taken.sort((a, b) => a - b);
}

async function timed(what: string, task: () => Promise<unknown>): Promise<RefreshRow> {
  const started = performance.now();
  await task();
  const seconds = (performance.now() - started) / 1_000;
  process.stderr.write(`${what}: ${seconds.toFixed(1)} s\n`);
  return { what, seconds };
}

async function measureRefresh(db: Database): Promise<RefreshRow[]> {
  const context = testContext(db);
  const edit = `update listings set price_paise = price_paise + 100 where id = 7`;
  const all = await timed('All figures', () => rebuildMarket(context));
  await db.$client.query(edit);
  const [{ ms }] = (await db.$client.query('select wide_ms as ms from market_state')).rows;
  return [
    all,
    { what: 'of that, districts and the city', seconds: ms / 1_000 },
    await timed('After one edit, its locality', () => refreshMarket(context)),
  ];
}

async function measure(db: Database, url: string, listings: number) {
  process.stderr.write(`making ${listings} listings\n`);
  await generateInto(db, listings);
  const refresh = await measureRefresh(db);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { DATABASE_URL: url, PORT: String(port), NODE_ENV: 'production', SECRET_KEY };
  const host = await serve('src/server/hosts/analytics.ts', env, `${base}/readyz`);
  const key = secretsFrom(SECRET_KEY).key('analysis pass');
  const headers = { 'x-pass': signPass(key, 'full', new Date(Date.now() + DAY_MS)) };
  const found: AnalyticsRow[] = [];
  const floor = await groupsPerSecond(url, FLOOR, CONNECTIONS);
  for (const [call, paths] of Object.entries(calls())) {
    const asked = paths.map((path) => ({ path, headers }));
    const first = await once(base, asked);
    const endpoint = await requestsPerSecond(base, asked, CONNECTIONS);
    const firstMs = first[Math.floor(first.length / 2)] ?? 0;
    found.push({ call, firstMs, worstMs: first.at(-1) ?? 0, endpoint, floor });
    process.stderr.write(
      `${call}: ${firstMs.toFixed(1)} ms, ${endpoint.toFixed(0)} of ${floor.toFixed(0)}\n`,
    );
  }
  await end(host);
  return { listings, refresh, found };
}

/** The analytics service on its own host, each call first and again; and how long figures take. */
export async function benchAnalytics(listings: number) {
  if (!WRK || !PGBENCH)
    return 'Skipped: wrk and pgbench are needed (Debian: apt-get install -y wrk postgresql).';
  return withDatabase((db, url) => measure(db, url, listings));
}
