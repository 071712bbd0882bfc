import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { useProfilePromotion, usePromotion } from '#contract/money/promotions.ts';
import { PROMOTION_DAYS } from '#domain/homes/promotion.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import doneWords from '#messages/money/done/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { promoteListing, promoteProfile, requireOwnLive } from './promote.ts';
import { countLeft, takeEntitlement, type Use } from './take-entitlement.ts';

/** A second tap must not cost a second promotion. */
function requireNotRunning(until: Date | null, now: Date): void {
  if (!until || until <= now) return;
  throw new AppError('conflict', refusalsWords.promotedUntil({ until: formatDate(until) }));
}

async function spend(
  context: Context,
  tx: Transaction,
  on: Pick<Use, 'personId' | 'subjectKind' | 'subjectId'>,
): Promise<void> {
  // The same thing may be promoted again, on another day.
  const day = puneDate(context.now());
  if (await takeEntitlement(context, tx, { ...on, kind: 'promotions', day })) return;
  throw new AppError('conflict', refusalsWords.noPromotionLeft);
}

export const usePromotionVerb: Verb<typeof usePromotion> = async (context, { params }) => {
  const { id: personId } = personOf(context);
  const { listingId } = params;
  const data = await context.db.transaction(async (tx) => {
    await lockListing(tx, listingId);
    const { featuredUntil } = await requireOwnLive(tx, { personId, listingId });
    requireNotRunning(featuredUntil, context.now());
    await spend(context, tx, { personId, subjectKind: 'listing', subjectId: listingId });
    const until = await promoteListing(context, tx, listingId, PROMOTION_DAYS);
    const left = await countLeft(context, tx, personId, 'promotions');
    return { until: until.toISOString(), left };
  });
  return success(data, doneWords.propertyPromoted);
};

export const useProfilePromotionVerb: Verb<typeof useProfilePromotion> = async (context) => {
  const data = await context.db.transaction(async (tx) => {
    const { id: personId, premiumUntil } = await lockCaller(context, tx);
    requireNotRunning(premiumUntil, context.now());
    await spend(context, tx, { personId, subjectKind: 'person', subjectId: personId });
    const until = await promoteProfile(context, tx, personId, PROMOTION_DAYS);
    const left = await countLeft(context, tx, personId, 'promotions');
    return { until: until.toISOString(), left };
  });
  return success(data, doneWords.profilePromoted);
};
