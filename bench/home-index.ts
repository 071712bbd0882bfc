import { setTimeout as pause } from 'node:timers/promises';
import { type SearchRequest, searchRequest } from '#contract/homes/search-request.ts';
import { CATEGORIES, LISTED_IN } from '#domain/homes/listing.ts';
import type { Context } from '#server/core/context.ts';
import type { Database } from '#server/db/client.ts';
import { findPlace } from '#server/homes/search/index.ts';
import { localityMatcher } from '#server/homes/search/locality-index.ts';
import { readAllHomes } from '#server/homes/search-feed/read-homes.ts';
import { createHomeIndex, type HomeIndex } from '#server/homes/search-index/index.ts';

const SECONDS = 2;
const CHANGES = 1_000;
const MEGABYTE = 1e6;

/** An index by itself, and what making it cost. */
export interface Loaded {
  index: HomeIndex;
  /** Seconds, all of the load and what of it was waiting for rows. */
  loaded: number;
  read: number;
  /** As it reckons itself, and by how much the process grew. */
  megabytes: number;
  grown: number;
}

const held = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE;
};

export async function loadIndex(db: Database): Promise<Loaded> {
  const index = createHomeIndex();
  const before = held();
  const batches = readAllHomes(db);
  let read = 0;
  async function* timed() {
    for (;;) {
      const asked = performance.now();
      const { value, done } = await batches.next();
      read += performance.now() - asked;
      if (done) return;
      yield value;
    }
  }
  const began = performance.now();
  await index.load(timed());
  const loaded = (performance.now() - began) / 1_000;
  // What was read last is let go of.
  await pause(100);
  const megabytes = index.stats().bytes / MEGABYTE;
  return { index, loaded, read: read / 1_000, megabytes, grown: held() - before };
}

/** What the endpoint of a path asks the index, the place looked up beforehand. */
async function questionOf(context: Context, index: HomeIndex, path: string) {
  const url = new URL(path, 'http://bench');
  const [name = '', point = ''] = url.pathname.split('/').slice(3);
  const now = new Date();
  if (name === 'suggest') {
    const matcher = await localityMatcher(context);
    const q = url.searchParams.get('q') ?? '';
    return () => [matcher.suggest(q, 6), index.projects(q, 4)];
  }
  if (name === 'nearbyuser') {
    const [lat = 0, lng = 0] = point.split(',').map(Number);
    const around = { lat, lng, listedIn: LISTED_IN.slice(0, 1), category: CATEGORIES };
    return () => index.nearest(around, 500);
  }
  const request: SearchRequest = searchRequest.parse(Object.fromEntries(url.searchParams));
  const { where, middles } = await findPlace(context, request);
  if (name === 'facets') return () => index.facets(request, where, now);
  if (name === 'mappoints') return () => index.points(request, where, { now, limit: 1_500 });
  return () => index.page(request, where, { now, middles });
}

/** Answers a second of one thread, and milliseconds of the slowest in a hundred. */
export async function askIndex(context: Context, index: HomeIndex, paths: readonly string[]) {
  const questions = await Promise.all(paths.map((path) => questionOf(context, index, path)));
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
  return { rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** Milliseconds of one changed listing. */
export async function changeOf(db: Database, index: HomeIndex): Promise<number> {
  const some = [];
  for await (const batch of readAllHomes(db)) {
    some.push(...batch.slice(0, CHANGES));
    if (some.length >= CHANGES) break;
  }
  const changed = some.map((home) => ({ ...home, rankedAt: home.rankedAt + 1, bedrooms: 3 }));
  const { user } = process.cpuUsage();
  for (const home of changed) index.put(home);
  return (process.cpuUsage().user - user) / 1_000 / changed.length;
}
