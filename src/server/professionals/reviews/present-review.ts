import type { PublicReview } from '#contract/professionals/reviews.ts';
import { shortName } from '#domain/lib/short-name.ts';
import type { ReviewSubject } from '#domain/professionals/review.ts';
import labelWords from '#messages/professionals/labels/index.ts';

export interface ReviewRow {
  id: number;
  authorFirst: string;
  authorLast: string;
  authorGone: boolean;
  subjectKind: ReviewSubject;
  stars: number;
  text: string;
  createdAt: Date;
  answer: string | null;
  answeredAt: Date | null;
}

export const presentReview = (row: ReviewRow): PublicReview => ({
  id: row.id,
  author: row.authorGone ? labelWords.formerMember : shortName(row.authorFirst, row.authorLast),
  about: row.subjectKind,
  stars: row.stars,
  text: row.text,
  at: row.createdAt.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});
