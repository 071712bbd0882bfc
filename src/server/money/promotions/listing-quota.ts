import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { FREE_PACKAGE } from '#domain/money/purpose.ts';
import words from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { priceItems } from '#server/db/schema/index.ts';
import { held, takeEntitlement } from './take-entitlement.ts';

/** How many listings everybody may have on the market at once. */
export async function freeListings(db: Queryable): Promise<number> {
  const [free] = await db
    .select({ grants: priceItems.grants })
    .from(priceItems)
    .where(and(eq(priceItems.code, FREE_PACKAGE), isNull(priceItems.validUntil)));
  return free?.grants.listings ?? 0;
}

/**
 * How many of somebody's listings, `but` one, take up a free place: those on the market that no
 * package of theirs was used on. What was invented or imported was not posted by them.
 */
export async function countFreePlaces(
  { now }: Context,
  db: Queryable,
  personId: number,
  but = 0,
): Promise<number> {
  const [found] = await rows<{ taken: number }>(
    db,
    sql`select count(*)::int as taken from listings l
        where l.owner_id = ${personId} and l.id <> ${but} and l.status in ('live', 'booked', 'paused')
          and not l.demo and l.source is null
          and not exists (select from entitlement_uses u join entitlements e on e.id = u.entitlement_id
            where u.subject_kind = 'listing' and u.subject_id = l.id and e.kind = 'listings'
              and ${held(personId, now())})`,
  );
  return found?.taken ?? 0;
}

function fullWords(free: number): string {
  if (free === 0) return words.listWithPackage;
  return words.placesFree({ count: free });
}

interface Going {
  personId: number;
  listingId: number;
}

/**
 * For a listing that comes on the market. Throws conflict, at `listings`, where as many others as are
 * free are there, and no package of its owner's has one left. The caller has locked the owner.
 */
export async function requireListingQuota(
  context: Context,
  tx: Transaction,
  { personId, listingId }: Going,
): Promise<void> {
  const free = await freeListings(tx);
  if ((await countFreePlaces(context, tx, personId, listingId)) < free) return;
  const use = { personId, kind: 'listings', subjectKind: 'listing', subjectId: listingId } as const;
  if (await takeEntitlement(context, tx, use)) return;
  const message = fullWords(free);
  throw new AppError('conflict', message, [{ path: 'listings', message }]);
}
