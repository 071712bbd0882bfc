import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import type { Database } from '#server/db/client.ts';
import { type ActiveAds, findActiveAds } from './active-ads.ts';

/** How old the list may be before it is read again, beside the answer. */
const FRESH_MS = 3_000;
/** Older than this nobody is answered from it: nothing was asked for, or the database is away. */
const STALE_MS = MINUTE_MS;

export interface AdList {
  /** The active ads, from memory. */
  get(): Promise<ActiveAds>;
  reload(): Promise<ActiveAds>;
}

function createAdList(context: Context): AdList {
  let ads: ActiveAds = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<ActiveAds> | undefined;

  async function read(): Promise<ActiveAds> {
    const startedAt = performance.now();
    ads = await findActiveAds(context);
    readAt = startedAt;
    return ads;
  }
  const reload = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  return {
    reload,
    async get() {
      const age = performance.now() - readAt;
      if (age > STALE_MS) return reload();
      if (age > FRESH_MS && !reading) context.background.run('read ads', reload);
      return ads;
    },
  };
}

const lists = new WeakMap<Database, AdList>();

/** The list of this process: one for each database. */
export function adListOf(context: Context): AdList {
  const known = lists.get(context.db) ?? createAdList(context);
  lists.set(context.db, known);
  return known;
}
