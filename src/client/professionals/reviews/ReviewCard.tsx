import { useState } from 'react';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { PublicReview } from '#contract/professionals/reviews.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import type { ReviewSubject } from '#domain/professionals/review.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/reviews/index.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ReportButton } from './ReportButton.tsx';
import { Stars } from './Stars.tsx';

const ABOUT: Record<ReviewSubject, string> = labels(() => words.about);

interface Props {
  review: PublicReview & { hidden?: boolean };
  /** Whose it is to the reader: their own, one of them, or another's. */
  reader: 'author' | 'reviewed' | 'other';
}

/** A review with its answer, and what its reader can do about it. */
export function ReviewCard({ review, reader }: Props) {
  const [answering, setAnswering] = useState(false);
  const { id, author, about, stars, text, at, answer, answeredAt, hidden } = review;
  return (
    <article className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={stars} />
        <span className="text-sm text-muted">
          {reader === 'author' ? words.you : author}, {ABOUT[about]}, {formatDate(at)}
        </span>
        {hidden && <Badge tone="bad">{words.takenOutStaff}</Badge>}
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {answer && (
        <div className="border-l-3 border-line pl-3">
          <p className="text-sm text-muted">
            {reader === 'reviewed' ? words.yourAnswer : words.answerWord}
            {answeredAt && `, ${formatDate(answeredAt)}`}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </div>
      )}
      {reader !== 'author' && !hidden && (
        <div className="flex flex-wrap gap-2">
          {reader === 'reviewed' && !answer && (
            <Button variant="quiet" onClick={() => setAnswering(true)}>
              {words.answerWord}
            </Button>
          )}
          <ReportButton subjectKind="review" subjectId={id} />
        </div>
      )}
      {answering && (
        <AnswerForm reviewId={id} author={author} onClose={() => setAnswering(false)} />
      )}
    </article>
  );
}
