import { type SQL, sql } from 'drizzle-orm';
import type { MediaItem } from '#contract/homes/media.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { answerOf, isWaiting } from './alike.ts';

interface MediaRow extends Omit<MediaItem, 'alike'> {
  waiting: boolean;
  answer: string | null;
}

/** Pictures of a listing as their owner sees them, in order; `where` narrows `listing_media m`. */
export async function readMedia(
  db: Queryable,
  listingId: number,
  where: SQL = sql`true`,
): Promise<MediaItem[]> {
  const found = await rows<MediaRow>(
    db,
    sql`select m.id, m.kind, m.url, m.alt, m.caption, m.width, m.height,
          ${isWaiting(sql`m.id`)} as waiting, ${answerOf(sql`m.id`)} as answer
        from listing_media m where m.listing_id = ${listingId} and ${where}
        order by m.position, m.id`,
  );
  return found.map(({ waiting, answer, ...item }) => ({
    ...item,
    alike: waiting ? { answer } : null,
  }));
}
