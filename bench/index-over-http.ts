import type { Database } from '#server/db/client.ts';
import { generateInto } from '#server/demo/generate-into.ts';
import { openContext } from '#server/hosts/compose.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { type Compared, compareTotals } from './exact-totals.ts';
import { firstTimes } from './first-time.ts';
import { askIndex, changeOf, type Loaded, loadIndex } from './home-index.ts';
import { groupsPerSecond, type Load, PGBENCH, underLoad, WRK } from './load.ts';
import { SECRET_KEY, serveApi, withDatabase } from './scratch-database.ts';
import { searchClasses } from './search.ts';
import { end } from './shell.ts';
import { statementsOf } from './statements.ts';

const CONNECTIONS = 16;
/** Of the SQL. */
const SECONDS = 3;
/** Of each turn; what is held against each other comes in turns, for no machine is as fast for long. */
const TURN_SECONDS = 1;
const TURNS = 3;

/** Held against the same bytes answered from memory; all others against the SQL of the same call. */
const FROM_MEMORY = new Set(['Filter and sort', 'Newest page', 'Locality', 'Nearest', 'Count']);

export interface IndexRow {
  query: string;
  listings: number;
  /** The index by itself, in one thread. */
  alone: Load;
  /** Asked again and again, the same forty: answers that are kept. */
  again: Load;
  /** Each asked for the first time, places and cards being known. */
  first: Load;
  /** Milliseconds that 99 of 100 turns of the event loop were late at most, under the load of first times. */
  delay: number;
  floorIs: 'memory' | 'sql';
  floor: number;
}

export interface IndexSize extends Omit<Loaded, 'index'> {
  listings: number;
  /** Milliseconds of one change. */
  change: number;
  /** Totals that are those the database counts. */
  totals: Compared;
}

export interface IndexBench {
  rows: IndexRow[];
  sizes: IndexSize[];
}

/** The event loop's delay since it was last asked for. */
async function delayOf(base: string): Promise<number> {
  const { p99 } = (await (await fetch(`${base}/delay`)).json()) as { p99: number };
  return p99;
}

/** A search that finds nothing is another question, with advice in its answer. */
async function requireHomes(base: string, paths: readonly string[]): Promise<void> {
  const [path = ''] = paths;
  if (!path.includes('/propertylist?')) return;
  const { total } = (await (await fetch(base + path)).json()) as { total: number };
  if (total === 0) throw new Error(`Nothing is found by ${path}: what is measured is no search`);
}

/** The middle of what several turns have found. */
const middle = (loads: readonly Load[]): Load => {
  const of = (name: keyof Load) =>
    loads.map((load) => load[name]).toSorted((a, b) => a - b)[loads.length >> 1] ?? 0;
  return { rate: of('rate'), p99: of('p99') };
};

/** Asked first, asked again and, where that is the floor, the same bytes from memory. */
async function inTurns(base: string, query: string, paths: readonly string[]) {
  const turn = (asked: readonly string[]) =>
    underLoad(
      base,
      asked.map((path) => ({ path })),
      CONNECTIONS,
      TURN_SECONDS,
    );
  const fromMemory = FROM_MEMORY.has(query) ? paths.map((path) => `/floor${path}`) : undefined;
  const asked = { first: [] as Load[], again: [] as Load[], floor: [] as Load[] };
  const delays: number[] = [];
  // Places, cards and what was compiled are there by then, as they are on a node that runs.
  for (const warm of [firstTimes(query, paths, 0), paths, fromMemory]) if (warm) await turn(warm);
  for (let round = 1; round <= TURNS; round++) {
    await delayOf(base);
    asked.first.push(await turn(firstTimes(query, paths, round)));
    delays.push(await delayOf(base));
    asked.again.push(await turn(paths));
    if (fromMemory) asked.floor.push(await turn(fromMemory));
  }
  const { first, again, floor } = asked;
  return {
    first: middle(first),
    again: middle(again),
    floor: middle(floor),
    delay: Math.max(...delays),
  };
}

async function measureSize(db: Database, url: string, listings: number): Promise<IndexBench> {
  const context = openContext(db, readEnv({ SECRET_KEY }), createLogger('silent'));
  const { index, ...load } = await loadIndex(db);
  const { base, host } = await serveApi(url, { SEARCH_INDEX: 'on' }, '/standing');
  const rows: IndexRow[] = [];
  for (const [query, paths] of Object.entries(searchClasses())) {
    const calls = paths.map((path) => ({ path }));
    await requireHomes(base, paths);
    const alone = await askIndex(context, index, paths);
    const measured = await inTurns(base, query, paths);
    const floorIs = FROM_MEMORY.has(query) ? 'memory' : 'sql';
    const floor =
      floorIs === 'memory'
        ? measured.floor.rate
        : await groupsPerSecond(url, await statementsOf(db, calls), CONNECTIONS, SECONDS);
    const { again, first, delay } = measured;
    rows.push({ query, listings, alone, again, first, delay, floorIs, floor });
    const said = [alone.rate, again.rate, first.rate, floor].map((one) => one.toFixed(0)).join(' ');
    process.stderr.write(`${listings} ${query}: ${said}\n`);
  }
  await end(host);
  const totals = await compareTotals(context, index);
  const change = await changeOf(db, index);
  return { rows, sizes: [{ listings, ...load, change, totals }] };
}

/** Every kind of query at each size: the index alone, the endpoint over HTTP, and its floor. */
export async function benchHomeIndex(sizes: readonly number[]): Promise<IndexBench | string> {
  if (!WRK || !PGBENCH)
    return 'Skipped: wrk and pgbench are needed (Debian: apt-get install -y wrk postgresql).';
  return withDatabase(async (db, url) => {
    const all: IndexBench = { rows: [], sizes: [] };
    let have = 0;
    for (const listings of sizes) {
      process.stderr.write(`making ${listings} listings\n`);
      await generateInto(db, listings - have, { after: have });
      have = listings;
      const { rows, sizes: measured } = await measureSize(db, url, listings);
      all.rows.push(...rows);
      all.sizes.push(...measured);
    }
    return all;
  });
}
