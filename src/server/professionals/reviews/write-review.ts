import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { writeReview } from '#contract/professionals/reviews.ts';
import { REVIEW_DAYS } from '#domain/professionals/review.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { reviews } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { nameOf, recountRating } from '#server/professionals/engagements/index.ts';
import { findSubject, writeUntil } from './find-subject.ts';
import { linkForOther } from './links.ts';

/** Ends are final, so that what was found before the transaction still holds in it. */
export const writeReviewVerb: Verb<typeof writeReview> = async (context, { params, body }) => {
  const { subjectKind, subjectId } = params;
  const at = context.now();
  const subject = await findSubject(context, subjectKind, subjectId);
  if (!writeUntil(subject, at)) {
    throw new AppError('conflict', refusalsWords.reviewWithin({ days: REVIEW_DAYS }));
  }
  const { callerId, otherId } = subject;
  const reviewId = await context.db.transaction(async (tx) => {
    const [review] = await tx
      .insert(reviews)
      .values({
        authorId: callerId,
        personId: otherId,
        subjectKind,
        subjectId,
        ...body,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (!review) throw new AppError('conflict', refusalsWords.reviewedAlready);
    await recountRating(tx, otherId);
    const who = await nameOf(tx, callerId);
    await notify(context, tx, otherId, {
      kind: 'deal',
      title: () => words.haveReview({ stars: body.stars }),
      body: () => words.reviewBody({ who, text: body.text }),
      link: linkForOther(subject),
    });
    await audit(context, tx, {
      action: 'review.write',
      subjectKind: 'review',
      subjectId: review.id,
      detail: { subjectKind, subjectId, personId: otherId, stars: body.stars },
    });
    return review.id;
  });
  return success({ reviewId }, doneWords.reviewPublished);
};
