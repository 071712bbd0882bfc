import { type SQL, sql } from 'drizzle-orm';
import type { FeedPhoto, listFeedPhotos } from '#contract/homes/feed.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

const stateOf = sql`case when f.taken_at is not null then 'taken'
  when f.failed_at is not null then 'failed' else 'waiting' end`;

export const listPhotosVerb: Verb<typeof listFeedPhotos> = async (context, { query }) => {
  const { before, state, limit } = query;
  const conditions: SQL[] = [sql`l.owner_id = ${personOf(context).id}`];
  if (before) conditions.push(sql`f.id < ${before}`);
  if (state) conditions.push(sql`${stateOf} = ${state}`);
  const found = await rows<FeedPhoto>(
    context.db,
    sql`select f.id, f.listing_id as "listingId", l.external_id as "externalId", f.url,
          ${stateOf} as state, f.error
        from feed_photos f join listings l on l.id = f.listing_id
        where ${sql.join(conditions, sql` and `)}
        order by f.id desc limit ${plainNumber(limit + 1)}`,
  );
  return {
    status: 1,
    message: 'OK',
    data: found.slice(0, limit),
    hasMore: found.length > limit,
  };
};
