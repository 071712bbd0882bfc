import { sql } from 'drizzle-orm';
import words from '#messages/people/files/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type RelationRow, requireNoContactInPdf } from '#server/people/blocks/index.ts';
import { badFile } from '#server/uploads/bad-file.ts';
import type { CheckedDocument } from '#server/uploads/check-document.ts';
import type { OwnThread } from './own-thread.ts';

/** Whether the two have a booking that was agreed to, or work that was paid for: nothing is gained by hiding a number. */
async function haveADeal(db: Queryable, { me, them }: OwnThread): Promise<boolean> {
  const found = await rows(
    db,
    sql`select from bookings where state in ('accepted', 'paid', 'completed')
          and (buyer_id = ${me} and owner_id = ${them} or owner_id = ${me} and buyer_id = ${them})
        union all
        select from engagements where state in ('paid', 'working', 'delivered', 'disputed', 'confirmed')
          and (client_id = ${me} and professional_id = ${them}
            or professional_id = ${me} and client_id = ${them})
        limit 1`,
  );
  return found.length > 0;
}

/**
 * Until contacts are shared, a file must be no more of a way around the request than words: what
 * tells a contact is refused, and of who have no deal with each other what nobody here can read.
 */
export async function requireReadableFile(
  db: Queryable,
  thread: OwnThread,
  standing: RelationRow,
  { mime, file }: Pick<CheckedDocument, 'mime' | 'file'>,
): Promise<void> {
  if (standing.shared) return;
  const mayShow = await haveADeal(db, thread);
  if (mime === 'application/pdf') await requireNoContactInPdf(standing, file, mayShow);
  else if (!mayShow) throw badFile(words.pictureUnread);
}
