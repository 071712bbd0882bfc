import { type SQL, sql } from 'drizzle-orm';
import type { Tag } from '#contract/lib/tags.ts';
import type { Queryable } from '#server/db/client.ts';
import { CHANNEL } from './live-event.ts';

/**
 * Tells the streams of some people that what they look at has changed, once the transaction holds.
 * `people` is a query of their ids, so that it is one statement; where it finds nobody none is told.
 */
export async function tellChanged(
  { isPast }: { isPast?: true },
  tx: Queryable,
  people: SQL,
  tags: Iterable<Tag>,
): Promise<void> {
  if (isPast) return;
  const event = JSON.stringify({ kind: 'changed', tags: [...new Set(tags)] });
  await tx.execute(sql`
    select pg_notify(${CHANNEL}, jsonb_build_array(jsonb_agg(distinct w.id), ${event}::jsonb)::text)
    from (${people}) w (id) where w.id is not null having count(*) > 0`);
}
