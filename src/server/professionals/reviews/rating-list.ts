import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { successPage } from '#contract/lib/paged-list.ts';
import type { getRatingAgentList, Rating } from '#contract/professionals/reviews.ts';
import { PROFESSIONS } from '#domain/lib/role.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { ratedReviews } from '#server/professionals/engagements/index.ts';
import { presentReview, type ReviewRow } from './present-review.ts';

const PAGE_SIZE = 10;

async function requireProfessional({ db }: Context, id: number): Promise<void> {
  const [found] = await rows(
    db,
    sql`select from people where id = ${id} and role = any(${sql.param([...PROFESSIONS])}::role[])
          and deleted_at is null and suspended_at is null`,
  );
  if (!found) throw new AppError('not_found', 'We could not find that person.');
}

async function ratingOf({ db }: Context, id: number): Promise<Rating> {
  const found = await rows<{ stars: number; n: number }>(
    db,
    sql`select stars, count(*)::int as n from ${ratedReviews(id)} rated group by stars`,
  );
  const spread = [1, 2, 3, 4, 5].map((stars) => found.find((one) => one.stars === stars)?.n ?? 0);
  const count = spread.reduce((sum, n) => sum + n, 0);
  const sum = found.reduce((total, { stars, n }) => total + stars * n, 0);
  return { mean: count === 0 ? null : Math.round((sum / count) * 10) / 10, count, spread };
}

export const getRatingAgentListVerb: Verb<typeof getRatingAgentList> = async (
  context,
  { params, query },
) => {
  const { page, stars } = query;
  await requireProfessional(context, params.id);
  const [rating, found] = await Promise.all([
    ratingOf(context, params.id),
    rows<ReviewRow>(
      context.db,
      sql`select r.id, a.first_name as "authorFirst", a.last_name as "authorLast",
            a.deleted_at is not null as "authorGone", r.subject_kind as "subjectKind", r.stars,
            r.text, r.created_at as "createdAt", r.answer, r.answered_at as "answeredAt"
          from ${ratedReviews(params.id)} r join people a on a.id = r.author_id
          where ${stars === undefined ? sql`true` : sql`r.stars = ${stars}`}
          order by r.id desc
          limit ${plainNumber(PAGE_SIZE)} offset ${plainNumber((page - 1) * PAGE_SIZE)}`,
    ),
  ]);
  const total = stars === undefined ? rating.count : (rating.spread[stars - 1] ?? 0);
  return {
    ...successPage({
      data: found.map(presentReview),
      total,
      totalIsMinimum: false,
      page,
      pageSize: PAGE_SIZE,
    }),
    rating,
  };
};
