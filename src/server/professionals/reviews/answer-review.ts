import { and, eq, isNull } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { answerReview } from '#contract/professionals/reviews.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { reviews } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { nameOf } from '#server/professionals/engagements/index.ts';
import { personOf } from '#server/session/person.ts';
import { findSubject } from './find-subject.ts';
import { linkForOther } from './links.ts';

export const answerReviewVerb: Verb<typeof answerReview> = async (context, { params, body }) => {
  const { reviewId } = params;
  const { id: personId } = personOf(context);
  const isMine = and(eq(reviews.id, reviewId), eq(reviews.personId, personId));
  const [review] = await context.db.select().from(reviews).where(isMine);
  if (!review) throw new AppError('not_found', refusalsWords.reviewNotFound);
  if (review.hiddenAt) throw new AppError('conflict', refusalsWords.reviewNotShown);
  const subject = await findSubject(context, review.subjectKind, review.subjectId);
  await context.db.transaction(async (tx) => {
    const answered = await tx
      .update(reviews)
      .set({ answer: body.text, answeredAt: context.now() })
      .where(and(isMine, isNull(reviews.answer), isNull(reviews.hiddenAt)))
      .returning({ id: reviews.id });
    if (answered.length === 0) throw new AppError('conflict', refusalsWords.answeredAlready);
    const who = await nameOf(tx, personId);
    await notify(context, tx, review.authorId, {
      kind: 'deal',
      title: () => words.reviewAnswered,
      body: () => words.answersReview({ who, text: body.text }),
      link: linkForOther(subject),
    });
    await audit(context, tx, {
      action: 'review.answer',
      subjectKind: 'review',
      subjectId: reviewId,
    });
  });
  return success({ reviewId }, doneWords.answerStands);
};
