import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { reviewsOf } from '#contract/professionals/reviews.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { findSubject, writeUntil } from './find-subject.ts';
import { presentReview, type ReviewRow } from './present-review.ts';

type Row = ReviewRow & { authorId: number; hidden: boolean };

export const reviewsOfVerb: Verb<typeof reviewsOf> = async (context, { params }) => {
  const subject = await findSubject(context, params.subjectKind, params.subjectId);
  const found = await rows<Row>(
    context.db,
    sql`select r.id, r.author_id as "authorId", a.first_name as "authorFirst",
          a.last_name as "authorLast", a.deleted_at is not null as "authorGone",
          r.subject_kind as "subjectKind", r.stars, r.text, r.created_at as "createdAt",
          r.answer, r.answered_at as "answeredAt", r.hidden_at is not null as hidden
        from reviews r join people a on a.id = r.author_id
        where r.subject_kind = ${params.subjectKind} and r.subject_id = ${params.subjectId}
          and ${subject.callerId}::int in (r.author_id, r.person_id)`,
  );
  const by = (authorId: number) => {
    const row = found.find((one) => one.authorId === authorId);
    return row ? { ...presentReview(row), hidden: row.hidden } : null;
  };
  const mine = by(subject.callerId);
  return success({
    other: shortName(subject.otherFirst, subject.otherLast),
    writeUntil: mine ? null : (writeUntil(subject, context.now())?.toISOString() ?? null),
    mine,
    theirs: by(subject.otherId),
  });
};
