import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { named } from '#contract/lib/named.ts';
import { pagedList } from '#contract/lib/paged-list.ts';
import { pageNumber } from '#contract/lib/timed-list.ts';
import { openText } from '#contract/people/open-text.ts';
import { REVIEW_SUBJECTS } from '#domain/professionals/review.ts';
import usual from '#messages/lib/fields/index.ts';
import words from '#messages/professionals/fields/index.ts';

const instant = z.iso.datetime();
const reviewId = z.object({ reviewId: id });
const subject = z.object({ subjectKind: z.enum(REVIEW_SUBJECTS), subjectId: id });

const stars = z
  .number({ error: () => words.fiveStars })
  .int({ error: () => words.wholeStars })
  .min(1, { error: () => words.fiveStars })
  .max(5, { error: () => words.fiveStars });

/** A review as everybody reads it. */
export const publicReview = z.object({
  id: z.number().int(),
  /** First name and initial. */
  author: z.string(),
  about: z.enum(REVIEW_SUBJECTS),
  stars,
  text: z.string(),
  at: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
});
named({ Review: publicReview });
export type PublicReview = z.infer<typeof publicReview>;

/** How many reviews gave how many stars, and their mean with one decimal. */
const rating = z.object({
  mean: z.number().nullable(),
  count: z.number().int(),
  /** From one star to five. */
  spread: z.array(z.number().int()).length(5),
});
export type Rating = z.infer<typeof rating>;

export const getRatingAgentList = endpoint({
  name: 'getRatingAgentList',
  summary: 'The reviews of an agent, lawyer or property evaluator, newest first, with their rating',
  method: 'GET',
  path: '/api/users/getRatingAgentList/{id}',
  access: 'anyone',
  reach: 'public',
  tags: ['reviews'],
  params: byId,
  query: z.object({
    page: pageNumber,
    stars: z.coerce.number().int().min(1).max(5).optional(),
    /** Those without an answer alone. */
    unanswered: z.literal('true').optional(),
  }),
  response: pagedList(publicReview).extend({
    rating,
    /** Of those written in the last twelve months. */
    lastYear: rating.pick({ mean: true, count: true }),
  }),
  errors: ['not_found', 'invalid'],
});

export const partyReviews = endpoint({
  name: 'partyReviews',
  summary:
    'What the other sides of completed deals wrote of an owner or a buyer, of each the latest, newest first',
  method: 'GET',
  path: '/reviews/party/{personId}',
  access: 'signed-in',
  reach: 'public',
  tags: ['reviews'],
  limit: { calls: 240, seconds: 3_600 },
  params: z.object({ personId: id }),
  query: z.object(listQuery),
  response: listOf(publicReview, {
    /** Of all of them, with one decimal. */
    mean: z.number().nullable(),
  }),
  errors: ['not_found', 'invalid', 'rate_limited'],
});

const written = publicReview.extend({
  /** Taken out of sight by our staff; only its two sides still read it. */
  hidden: z.boolean(),
});

export const reviewsOf = endpoint({
  name: 'reviewsOf',
  summary: 'What both sides of finished work, a visit or a booking wrote of each other',
  method: 'GET',
  path: '/reviews/about/{subjectKind}/{subjectId}',
  access: 'member',
  reach: 'own-object',
  tags: ['reviews'],
  params: subject,
  response: envelope(
    z.object({
      other: z.string(),
      /** Until when the caller may write; null where they cannot, or have. */
      writeUntil: instant.nullable(),
      mine: written.nullable(),
      theirs: written.nullable(),
    }),
  ),
  errors: ['not_found'],
});

export const writeReview = endpoint({
  name: 'writeReview',
  summary: 'Review the other side of finished work, a visit or a booking, once',
  method: 'POST',
  path: '/reviews/about/{subjectKind}/{subjectId}',
  access: 'member',
  reach: 'own-object',
  changes: ['reviews', 'engagements', 'bookings', 'visits', 'leads'],
  limit: { calls: 30, seconds: 3_600 },
  params: subject,
  body: z.object({
    stars,
    text: openText(1_500).min(20, { error: () => words.wellAndNot }),
  }),
  response: envelope(z.object({ reviewId: z.number().int() })),
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const answerReview = endpoint({
  name: 'answerReview',
  summary: 'Answer a review of oneself, once',
  method: 'POST',
  path: '/reviews/{reviewId}/answer',
  access: 'member',
  reach: 'own-object',
  changes: ['reviews'],
  limit: { calls: 60, seconds: 3_600 },
  params: reviewId,
  body: z.object({ text: openText(1_000).min(5, { error: () => usual.writeSentence }) }),
  response: envelope(z.object({ reviewId: z.number().int() })),
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});
