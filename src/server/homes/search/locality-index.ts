import { sql } from 'drizzle-orm';
import { withAreas } from '#domain/homes/gazetteer/areas.ts';
import { createLocalityMatcher, type LocalityMatcher } from '#domain/homes/locality-match.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Context } from '#server/core/context.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

interface Entry {
  slug: string;
  name: string;
  devanagari: string;
  aliases: string[];
}

const known = new WeakMap<Database, { at: number; matcher: Promise<LocalityMatcher> }>();

async function load(db: Database): Promise<LocalityMatcher> {
  const localities = await rows<Entry>(
    db,
    sql`select slug, name, devanagari, aliases from localities order by id`,
  );
  return createLocalityMatcher(withAreas(localities));
}

/** The typo-forgiving index of the names of localities and areas, kept in memory and read again every few minutes. */
export function localityMatcher({ db, now }: Context): Promise<LocalityMatcher> {
  const at = now().getTime();
  const held = known.get(db);
  if (held && at - held.at < 5 * MINUTE_MS) return held.matcher;
  const matcher = load(db);
  known.set(db, { at, matcher });
  matcher.catch(() => known.delete(db));
  return matcher;
}
