import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { withAreas } from '#domain/homes/gazetteer/areas.ts';
import {
  createLocalityMatcher,
  type LocalityHit,
  type LocalityMatcher,
  type LocalityNames,
} from '#domain/homes/locality-match.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import { holdsUntil } from '#server/core/kept-answers.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

export interface KnownLocality extends LocalityNames {
  id: number;
  latitude: number;
  longitude: number;
}

interface Localities {
  matcher: LocalityMatcher;
  bySlug: ReadonlyMap<string, KnownLocality>;
}

const KEPT_MS = 5 * MINUTE_MS;

const known = new WeakMap<Database, { at: number; localities: Promise<Localities> }>();

/** What people type is mostly what others typed before, and names are compared letter by letter. */
const REMEMBERED = 5_000;

function remembering(matcher: LocalityMatcher): LocalityMatcher {
  const matched = new LRUCache<string, { hit: LocalityHit | null }>({ max: REMEMBERED });
  const suggested = new LRUCache<string, LocalityHit[]>({ max: REMEMBERED });
  return {
    ...matcher,
    match(text) {
      const known = matched.get(text) ?? { hit: matcher.match(text) };
      matched.set(text, known);
      return known.hit;
    },
    suggest(text, limit) {
      const key = `${limit} ${text}`;
      const hits = suggested.get(key) ?? matcher.suggest(text, limit);
      suggested.set(key, hits);
      return [...hits];
    },
  };
}

async function load(db: Database): Promise<Localities> {
  const found = await rows<KnownLocality>(
    db,
    sql`select id, slug, name, devanagari, aliases, location[1] as latitude,
          location[0] as longitude
        from localities order by id`,
  );
  return {
    matcher: remembering(createLocalityMatcher(withAreas(found))),
    bySlug: new Map(found.map((locality) => [locality.slug, locality])),
  };
}

/** All localities and the typo-forgiving index of their names, kept in memory and read again every few minutes. */
export function knownLocalities({
  db,
  now,
  reply,
}: Pick<Context, 'db' | 'now' | 'reply'>): Promise<Localities> {
  const at = now().getTime();
  const held = known.get(db);
  const isHeld = held && at - held.at < KEPT_MS;
  holdsUntil({ reply }, (isHeld ? held.at : at) + KEPT_MS);
  if (isHeld) return held.localities;
  const localities = load(db);
  known.set(db, { at, localities });
  localities.catch(() => known.delete(db));
  return localities;
}

/** The index of the names of localities and areas. */
export const localityMatcher = async (context: Context): Promise<LocalityMatcher> =>
  (await knownLocalities(context)).matcher;
