import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { successPage } from '#contract/lib/paged-list.ts';
import type { getRatingAgentList, Rating } from '#contract/professionals/reviews.ts';
import { PROFESSIONS } from '#domain/lib/role.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/lib/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { ratedReviews } from '#server/professionals/engagements/index.ts';
import { presentReview, type ReviewRow } from './present-review.ts';

const PAGE_SIZE = 10;
const YEAR_DAYS = 365;

async function requireProfessional({ db }: Context, id: number): Promise<void> {
  const [found] = await rows(
    db,
    sql`select from people where id = ${id} and role = any(${sql.param([...PROFESSIONS])}::role[])
          and deleted_at is null and suspended_at is null`,
  );
  if (!found) throw new AppError('not_found', words.personNotFound);
}

/** Of how many gave one to five stars. */
function meanOf(spread: readonly number[]): Pick<Rating, 'mean' | 'count'> {
  const count = spread.reduce((sum, n) => sum + n, 0);
  const sum = spread.reduce((total, n, i) => total + (i + 1) * n, 0);
  return { mean: count === 0 ? null : Math.round((sum / count) * 10) / 10, count };
}

async function ratingOf({ db }: Context, id: number, since?: Date): Promise<Rating> {
  const found = await rows<{ stars: number; n: number }>(
    db,
    sql`select stars, count(*)::int as n from ${ratedReviews(id)} rated
        where ${since === undefined ? sql`true` : sql`rated.created_at >= ${since}`} group by stars`,
  );
  const spread = [1, 2, 3, 4, 5].map((stars) => found.find((one) => one.stars === stars)?.n ?? 0);
  return { ...meanOf(spread), spread };
}

export const getRatingAgentListVerb: Verb<typeof getRatingAgentList> = async (
  context,
  { params, query },
) => {
  const { page, stars, unanswered } = query;
  await requireProfessional(context, params.id);
  const yearAgo = new Date(context.now().getTime() - YEAR_DAYS * DAY_MS);
  const [rating, lastYear, { found, total }] = await Promise.all([
    ratingOf(context, params.id),
    ratingOf(context, params.id, yearAgo),
    readPage(
      page,
      (range) =>
        rows<ReviewRow & { total: number }>(
          context.db,
          sql`select r.id, a.first_name as "authorFirst", a.last_name as "authorLast",
            a.deleted_at is not null as "authorGone", r.subject_kind as "subjectKind", r.stars,
            r.text, r.created_at as "createdAt", r.answer, r.answered_at as "answeredAt",
            count(*) over () as total
          from ${ratedReviews(params.id)} r join people a on a.id = r.author_id
          where ${stars === undefined ? sql`true` : sql`r.stars = ${stars}`}
            and ${unanswered ? sql`r.answer is null` : sql`true`}
          order by r.id desc ${range}`,
        ),
      PAGE_SIZE,
    ),
  ]);
  return {
    ...successPage({
      data: found.map(presentReview),
      total,
      totalIsMinimum: false,
      page,
      pageSize: PAGE_SIZE,
    }),
    rating,
    lastYear: { mean: lastYear.mean, count: lastYear.count },
  };
};
