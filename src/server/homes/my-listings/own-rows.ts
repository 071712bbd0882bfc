import { type SQL, sql } from 'drizzle-orm';
import type { OwnListing } from '#contract/homes/my-listings.ts';
import { freshnessOf, goesOffAt } from '#domain/homes/freshness.ts';
import { LISTING_INTEREST_DAYS } from '#domain/homes/interest.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import { FRESHNESS_DAYS } from '#domain/homes/listing-lifecycle.ts';
import { scoreListing } from '#domain/homes/quality-score.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { type Days, findInterest } from '#server/homes/interest/index.ts';
import {
  bookedListing,
  type CardRow,
  cardColumns,
  presentCard,
} from '#server/homes/listings/index.ts';
import { daysAgo } from './expire.ts';
import { findResponses } from './responses.ts';

type OwnRow = CardRow &
  Pick<
    Listing,
    | 'verifiedUntil'
    | 'description'
    | 'facing'
    | 'age'
    | 'maintenancePaise'
    | 'landmark'
    | 'exteriorMaterial'
    | 'structureType'
  > & { statusNow: ListingStatus; amenityCount: number; hasFloorPlan: boolean };

/** What has run out is expired, though nothing has written that down yet. */
export function statusNow(context: Context): SQL {
  return sql`case when l.status = 'live' and not l.demo and l.source is null
      and l.confirmed_at <= ${daysAgo(context, FRESHNESS_DAYS.expire)}
      and not ${bookedListing(context.now())}
    then 'expired'::listing_status else l.status end`;
}

function qualityOf(row: OwnRow) {
  return scoreListing({
    subcategory: row.subcategory,
    listedIn: row.listedIn,
    photoCount: row.photoCount,
    hasFloorPlan: row.hasFloorPlan,
    title: row.title,
    description: row.description,
    hasCarpetArea: row.carpetAreaSqft !== null,
    hasFloor: row.floor !== null,
    hasFacing: row.facing !== null,
    hasFurnishing: row.furnishing !== null,
    hasAge: row.age !== null,
    hasMaintenance: row.maintenancePaise !== null,
    hasDeposit: row.depositPaise !== null,
    hasSociety: row.society !== null,
    hasLandmark: row.landmark !== null,
    hasMaterials: row.exteriorMaterial !== null || row.structureType !== null,
    amenities: row.amenityCount,
    verified: row.verified === true,
  });
}

function present(
  row: OwnRow,
  { responses, interest }: Pick<OwnListing, 'responses' | 'interest'>,
  now: Date,
): OwnListing {
  return {
    ...presentCard(row),
    status: row.statusNow,
    responses,
    freshness: {
      state: freshnessOf(row.confirmedAt, now),
      confirmedAt: row.confirmedAt.toISOString(),
      goesOffAt: goesOffAt(row.confirmedAt).toISOString(),
    },
    verifiedUntil: row.verifiedUntil?.toISOString() ?? null,
    interest,
    quality: qualityOf(row),
  };
}

/** The days of which a list tells how much its homes were wanted. */
export const lately = (now: Date): Days => ({
  from: puneDate(now, 1 - LISTING_INTEREST_DAYS),
  to: puneDate(now),
});

/** Listings of one owner as they see them. `rest` goes on after the owner's condition. */
export async function findOwn(context: Context, ownerId: number, rest: SQL): Promise<OwnListing[]> {
  const found = await rows<OwnRow>(
    context.db,
    sql`select ${cardColumns}, ${statusNow(context)} as "statusNow",
          l.verified_until as "verifiedUntil", l.description, l.facing, l.age,
          l.maintenance_paise as "maintenancePaise", l.landmark,
          l.exterior_material as "exteriorMaterial", l.structure_type as "structureType",
          cardinality(l.amenities) as "amenityCount",
          exists (select from listing_media m
            where m.listing_id = l.id and m.kind = 'floor_plan') as "hasFloorPlan"
        from listings l join localities p on p.id = l.locality_id
        where l.owner_id = ${ownerId} ${rest}`,
  );
  const now = context.now();
  const ids = found.map(({ id }) => id);
  const [responses, interest] = await Promise.all([
    findResponses(context.db, ownerId, ids, now),
    findInterest(context.db, ids, lately(now)),
  ]);
  return found.map((row) => {
    const came = { responses: responses.of(row.id), interest: interest.of(row.id) };
    return present(row, came, now);
  });
}
