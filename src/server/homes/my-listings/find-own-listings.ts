import { and, eq, sql } from 'drizzle-orm';
import type { comparableRate } from '#contract/homes/drafts.ts';
import {
  type findByUser,
  type findByUserId,
  MY_PAGE_SIZE,
  type myVerifiedProperty,
} from '#contract/homes/my-listings.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { successPage } from '#contract/lib/paged-list.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import words from '#messages/homes/refusals/index.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { listings, localities } from '#server/db/schema/index.ts';
import { type CardRow, cardColumns, findRate, presentCard } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { answersOf } from './listing-values.ts';
import { narrowed } from './narrowed.ts';
import { findOwn, statusNow } from './own-rows.ts';

export const findByUserVerb: Verb<typeof findByUser> = async (context, { params, query }) => {
  const { page } = query;
  const { condition, order } = narrowed(context, params.id, query);
  const [counted, [matching], data] = await Promise.all([
    rows<{ status: ListingStatus; n: number }>(
      context.db,
      sql`select ${statusNow(context)} as status, count(*) as n from listings l
          where l.owner_id = ${params.id} group by 1`,
    ),
    rows<{ n: number }>(
      context.db,
      sql`select count(*) as n from listings l join localities p on p.id = l.locality_id
          where l.owner_id = ${params.id} ${condition}`,
    ),
    findOwn(
      context,
      params.id,
      sql`${condition} order by ${order}
        limit ${plainNumber(MY_PAGE_SIZE)} offset ${plainNumber((page - 1) * MY_PAGE_SIZE)}`,
    ),
  ]);
  const counts: Partial<Record<ListingStatus, number>> = Object.fromEntries(
    counted.map((row) => [row.status, row.n]),
  );
  const total = matching?.n ?? 0;
  return successPage({
    data,
    total,
    totalIsMinimum: false,
    page,
    pageSize: MY_PAGE_SIZE,
    counts,
  });
};

export const findByUserIdVerb: Verb<typeof findByUserId> = async (context, { params }) => {
  const { db } = context;
  const [row] = await db
    .select({ listing: listings, localitySlug: localities.slug })
    .from(listings)
    .innerJoin(localities, eq(localities.id, listings.localityId))
    .where(and(eq(listings.id, params.id), eq(listings.ownerId, params.userId)));
  const [listing] = row ? await findOwn(context, params.userId, sql`and l.id = ${params.id}`) : [];
  if (!row || !listing) throw new AppError('not_found', words.notAmongYours);
  const [history, timelines] = await Promise.all([
    rows<{ pricePaise: Paise; at: Date }>(
      db,
      sql`select price_paise as "pricePaise", changed_at as at from price_history
          where listing_id = ${params.id} order by changed_at, id`,
    ),
    readTimelines(db, 'listing', [params.id]),
  ]);
  return success({
    listing,
    answers: answersOf(row.listing, row.localitySlug),
    updatedAt: row.listing.updatedAt.toISOString(),
    priceHistory: history.map(({ pricePaise, at }) => ({
      price: toRupees(pricePaise),
      at: at.toISOString(),
    })),
    timeline: timelines.get(params.id) ?? [],
  });
};

export const myVerifiedPropertyVerb: Verb<typeof myVerifiedProperty> = async (
  { db, now },
  { params },
) => {
  const found = await rows<CardRow & { verifiedUntil: Date }>(
    db,
    sql`select ${cardColumns}, l.verified_until as "verifiedUntil"
        from listings l join localities p on p.id = l.locality_id
        where l.owner_id = ${params.id} and l.verified_until > ${now()}
        order by l.verified_until desc, l.id`,
  );
  return success(
    found.map((row) => ({ ...presentCard(row), verifiedUntil: row.verifiedUntil.toISOString() })),
  );
};

export const comparableRateVerb: Verb<typeof comparableRate> = async ({ db }, { query }) => {
  const { locality: localitySlug, listedin, subcategory } = query;
  return success(await findRate(db, { localitySlug, listedin, subcategory }));
};
