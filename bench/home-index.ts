import { type SearchRequest, searchRequest } from '#contract/homes/search-filter.ts';
import { CATEGORIES, LISTED_IN } from '#domain/homes/listing.ts';
import type { Context } from '#server/core/context.ts';
import type { Database } from '#server/db/client.ts';
import { generateInto } from '#server/demo/generate-into.ts';
import { findPlace } from '#server/homes/search/index.ts';
import { createHomeIndex, type HomeIndex } from '#server/homes/search-index/index.ts';
import { openContext } from '#server/hosts/compose.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { homeBatches } from '#tests/api/homes/index-conformance/stored-homes.ts';
import { groupsPerSecond, PGBENCH } from './load.ts';
import { SECRET_KEY, withDatabase } from './scratch-database.ts';
import { searchClasses } from './search.ts';
import { statementsOf } from './statements.ts';

const CONNECTIONS = 16;
const SECONDS = 3;
const CHANGES = 1_000;

interface Asked {
  query: string;
  /** Answers a second of one thread. */
  index: number;
  /** Milliseconds of the slowest in a hundred. */
  slow: number;
  floor: number;
}

export interface IndexBench {
  rows: Asked[];
  listings: number;
  /** Seconds, all of the load and what of it was waiting for rows. */
  loaded: number;
  read: number;
  megabytes: number;
  /** Milliseconds of one change. */
  change: number;
}

/** What the endpoint of a path asks the index, the place looked up beforehand. */
async function questionOf(context: Context, index: HomeIndex, path: string) {
  const url = new URL(path, 'http://bench');
  const endpoint = url.pathname.split('/').slice(3);
  const now = new Date();
  const [name = '', point = ''] = endpoint;
  if (name === 'nearbyuser') {
    const [lat = 0, lng = 0] = point.split(',').map(Number);
    const around = { lat, lng, listedIn: LISTED_IN.slice(0, 1), category: CATEGORIES };
    return () => index.nearest(around, 500);
  }
  const request: SearchRequest = searchRequest.parse(Object.fromEntries(url.searchParams));
  const { where } = await findPlace(context, request);
  if (name === 'facets') return () => index.facets(request, where, now);
  if (name === 'mappoints') return () => index.points(request, where, { now, limit: 1_500 });
  return () => index.page(request, where, { now });
}

function rateOf(questions: readonly (() => unknown)[]): { index: number; slow: number } {
  for (const ask of questions) ask();
  const times: number[] = [];
  const began = performance.now();
  const until = began + SECONDS * 1_000;
  for (let i = 0; performance.now() < until; i++) {
    const from = performance.now();
    questions[i % questions.length]?.();
    times.push(performance.now() - from);
  }
  const seconds = (performance.now() - began) / 1_000;
  times.sort((a, b) => a - b);
  return {
    index: times.length / seconds,
    slow: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

async function loadFrom(db: Database, index: HomeIndex) {
  let read = 0;
  const began = performance.now();
  const batches = homeBatches(db);
  async function* timed() {
    for (;;) {
      const asked = performance.now();
      const { value, done } = await batches.next();
      read += performance.now() - asked;
      if (done) return;
      yield value;
    }
  }
  await index.load(timed());
  return { loaded: (performance.now() - began) / 1_000, read: read / 1_000 };
}

async function changeOf(db: Database, index: HomeIndex): Promise<number> {
  const some = [];
  for await (const batch of homeBatches(db)) {
    some.push(...batch.slice(0, CHANGES));
    if (some.length >= CHANGES) break;
  }
  const changed = some.map((home) => ({ ...home, rankedAt: home.rankedAt + 1, bedrooms: 3 }));
  const { user } = process.cpuUsage();
  for (const home of changed) index.put(home);
  return (process.cpuUsage().user - user) / 1_000 / changed.length;
}

/** The index by itself, in one thread, against the same questions as SQL on all of them. */
export async function benchHomeIndex(listings: number): Promise<IndexBench | string> {
  if (!PGBENCH) return 'Skipped: pgbench is needed (Debian: apt-get install -y postgresql).';
  return withDatabase(async (db, url) => {
    process.stderr.write(`making ${listings} listings\n`);
    await generateInto(db, listings);
    const index = createHomeIndex();
    const times = await loadFrom(db, index);
    const { bytes } = index.stats();
    const context = openContext(db, readEnv({ SECRET_KEY }), createLogger('silent'));
    const rows: Asked[] = [];
    for (const [query, paths] of Object.entries(searchClasses())) {
      const questions = await Promise.all(paths.map((path) => questionOf(context, index, path)));
      const measured = rateOf(questions);
      const calls = paths.map((path) => ({ path }));
      const floor = await groupsPerSecond(url, await statementsOf(db, calls), CONNECTIONS);
      rows.push({ query, ...measured, floor });
      process.stderr.write(`${query}: ${measured.index.toFixed(0)} of ${floor.toFixed(0)}\n`);
    }
    const change = await changeOf(db, index);
    return { rows, listings, ...times, megabytes: bytes / 1e6, change };
  });
}
