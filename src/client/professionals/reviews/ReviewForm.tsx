import { useCall } from '#client/lib/use-call.ts';
import { Section } from '#client/ui/Section.tsx';
import { reviewsOf } from '#contract/professionals/reviews.ts';
import type { ReviewSubject } from '#domain/professionals/review.ts';
import words from '#messages/professionals/reviews/index.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { WriteForm } from './WriteForm.tsx';

interface Props {
  subjectKind: ReviewSubject;
  subjectId: number;
}

/**
 * What both sides wrote of each other after work, a visit or a booking, and the form for who has not
 * yet. Nothing while it has not come to its good end, so that a page can show it always.
 */
export function ReviewForm({ subjectKind, subjectId }: Props) {
  const { answer } = useCall(reviewsOf, { params: { subjectKind, subjectId } });
  if (!answer) return null;
  const { other, writeUntil, mine, theirs } = answer.data;
  if (!writeUntil && !mine && !theirs) return null;
  const headingId = `reviews-${subjectKind}-${subjectId}`;
  return (
    <Section
      title={writeUntil ? words.reviewOf({ other }) : words.reviewsHeading}
      titleId={headingId}
      className="card grid grid-cols-1 gap-5 p-5"
    >
      {theirs && <ReviewCard review={theirs} reader="reviewed" />}
      {mine && <ReviewCard review={mine} reader="author" />}
      {writeUntil && (
        <WriteForm
          subjectKind={subjectKind}
          subjectId={subjectId}
          other={other}
          until={writeUntil}
        />
      )}
    </Section>
  );
}
