import { type SQL, sql } from 'drizzle-orm';
import words from '#messages/homes/news/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import type { Like } from './find-like.ts';

/*
 * A photo much like another owner's is asked about and shown to staff. What was found, said and
 * decided about it is in the audit log, which is where disputes over photos are settled anyway.
 */

const FOUND = 'photo.alike';
const ANSWERED = 'photo.alike.answer';
const CLEARED = 'photo.alike.keep';
const SUBJECT = 'photo';

const entryOf = (action: string, mediaId: SQL) =>
  sql`from audit_log a where a.subject_kind = ${SUBJECT} and a.subject_id = ${mediaId}
      and a.action = ${action}`;

/** Whether a photo `m` waits for staff. */
export const isWaiting = (mediaId: SQL): SQL =>
  sql`exists (select ${entryOf(FOUND, mediaId)}) and not exists (select ${entryOf(CLEARED, mediaId)})`;

/** What its owner said last of where a photo is from. */
export const answerOf = (mediaId: SQL): SQL =>
  sql`(select a.detail ->> 'answer' ${entryOf(ANSWERED, mediaId)} order by a.id desc limit 1)`;

/** Photos that wait for staff, as `f`: media id, what it is like, and when that was found. */
export const waitingPhotos: SQL = sql`
  (select a.subject_id as media_id, (a.detail ->> 'likeId')::int as like_id, a.at, a.id
   from audit_log a join listing_media m on m.id = a.subject_id
   where a.subject_kind = ${SUBJECT} and a.action = ${FOUND}
     and not exists (select from audit_log c where c.subject_kind = a.subject_kind
       and c.subject_id = a.subject_id and c.action = ${CLEARED})) f`;

/** Writes down what a new photo is like; its owner is asked once a listing, not once a photo. */
export async function flagAlike(
  context: Context,
  tx: Queryable,
  { id, ownerId, title }: Pick<Listing, 'id' | 'ownerId' | 'title'>,
  mediaId: number,
  like: Like,
): Promise<void> {
  const [asked] = await rows(
    tx,
    sql`select 1 from listing_media m where m.listing_id = ${id} and ${isWaiting(sql`m.id`)} limit 1`,
  );
  await audit(context, tx, {
    action: FOUND,
    subjectKind: SUBJECT,
    subjectId: mediaId,
    detail: { listingId: id, likeId: like.id, likeListingId: like.listingId, bits: like.distance },
  });
  if (asked) return;
  await notify(context, tx, ownerId, {
    kind: 'listing',
    title: () => words.photoYours,
    body: () => words.photoAlike({ title }),
    link: `/PropertyMedia?id=${id}`,
  });
}

export const noteAnswer = (context: Context, tx: Queryable, mediaId: number, answer: string) =>
  audit(context, tx, {
    action: ANSWERED,
    subjectKind: SUBJECT,
    subjectId: mediaId,
    detail: { answer },
  });

export const noteCleared = (context: Context, tx: Queryable, mediaId: number) =>
  audit(context, tx, { action: CLEARED, subjectKind: SUBJECT, subjectId: mediaId });
