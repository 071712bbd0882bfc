import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { UnderstoodSearch } from './matching-search.ts';

/** Of more than so many, after a night without the site or an import, each search finds its own. */
const MOST = 500;

interface FreshHome {
  id: number;
  localityId: number;
}

/** What was published since the search that was last told of the least; more than can be named: `many`. */
export type Fresh = readonly FreshHome[] | 'many';

/** Homes that some search waiting for news has not seen. */
export async function freshHomes({ db }: Context, until: Date): Promise<Fresh> {
  const found = await rows<FreshHome>(
    db,
    sql`select l.id, l.locality_id as "localityId" from listings l
        where l.status = 'live' and l.ranked_at <= ${until}
          and l.ranked_at > (select min(seen_until) from saved_searches where alerts = 'instant')
        order by l.ranked_at limit ${plainNumber(MOST + 1)}`,
  );
  return found.length > MOST ? 'many' : found;
}

/** The ids among which a search may find something; null: among all there are. */
export function whereToLook(
  { where }: Pick<UnderstoodSearch, 'where'>,
  fresh: Fresh,
): number[] | null {
  if (fresh === 'many') return null;
  const localityIds = where && 'localityIds' in where ? new Set(where.localityIds) : undefined;
  return fresh
    .filter((home) => !localityIds || localityIds.has(home.localityId))
    .map(({ id }) => id);
}
