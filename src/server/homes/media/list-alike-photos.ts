import { sql } from 'drizzle-orm';
import type { listAlikePhotos } from '#contract/homes/media.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { showsDataOf } from '#server/core/shows-data-of.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { readList } from '#server/db/read-list.ts';
import type { Verb } from '#server/http/execute.ts';
import { answerOf, waitingPhotos } from './alike.ts';

const OLDEST_FIRST = { list: 'alike photos', keys: [{ by: sql`f.id`, type: 'bigint' }] } as const;

type Item = ResponseOf<typeof listAlikePhotos>['data']['items'][number];

/** A photo `m` of a listing `l` of a person `o`, as JSON. */
const photo = (m: string, l: string, o: string) => {
  const of = (alias: string, column: string) => sql.raw(`${alias}.${column}`);
  return sql`jsonb_build_object('mediaId', ${of(m, 'id')}, 'url', ${of(m, 'url')},
    'alt', ${of(m, 'alt')}, 'listingId', ${of(l, 'id')}, 'title', ${of(l, 'title')},
    'owner', ${fullNameIn(o)})`;
};

interface Row {
  photo: Omit<Item, 'foundAt' | 'answer' | 'like'>;
  like: Item['like'];
  answer: string | null;
  foundAt: Date;
  ownerIds: (number | null)[];
}

export const listAlikePhotosVerb: Verb<typeof listAlikePhotos> = async (context, { query }) => {
  const { items, ...page } = await readList<Row>(context, OLDEST_FIRST, query, {
    columns: sql`${photo('m', 'l', 'o')} as photo,
      case when m2.id is not null then ${photo('m2', 'l2', 'o2')} end as like,
      ${answerOf(sql`m.id`)} as answer, f.at as "foundAt", array[o.id, o2.id] as "ownerIds"`,
    from: sql`${waitingPhotos} join listing_media m on m.id = f.media_id
      join listings l on l.id = m.listing_id join people o on o.id = l.owner_id
      left join listing_media m2 on m2.id = f.like_id
      left join listings l2 on l2.id = m2.listing_id left join people o2 on o2.id = l2.owner_id`,
    where: sql`true`,
  });
  showsDataOf(context, ...items.flatMap(({ ownerIds }) => ownerIds));
  return success({
    ...page,
    items: items.map(({ photo: ours, foundAt, ownerIds: _, ...rest }) => ({
      ...ours,
      ...rest,
      foundAt: foundAt.toISOString(),
    })),
  });
};
