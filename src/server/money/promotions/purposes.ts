import { AppError, isAppError } from '#contract/lib/errors.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import type { PricedPurpose } from '#domain/money/purpose.ts';
import type { PurposeHandler } from '#server/money/purposes/index.ts';
import { contactPurpose } from './contact-purpose.ts';
import { grantEntitlements, revokeEntitlements } from './grant-entitlements.ts';
import { boughtItem, daysOf, quoteOf, requestedItem } from './item-of.ts';
import {
  demoteListing,
  demoteProfile,
  promoteListing,
  promoteProfile,
  requireOwnLive,
} from './promote.ts';
import { subscriptionPurpose } from './subscription-purpose.ts';

const promoteProperty: PurposeHandler = {
  async quote(context, request) {
    const item = await requestedItem(context, request);
    daysOf(item);
    const listing = await requireOwnLive(context.db, {
      personId: request.personId,
      listingId: request.subjectId ?? 0,
    });
    return quoteOf(item, 'promoteProperty', listing);
  },
  async grant(context, tx, order) {
    const own = { personId: order.personId, listingId: order.subjectId ?? 0 };
    try {
      await requireOwnLive(tx, own);
    } catch (error) {
      if (!isAppError(error)) throw error;
      throw new AppError('conflict', error.message);
    }
    await promoteListing(context, tx, own.listingId, daysOf(await boughtItem(tx, order)));
  },
  async revoke(_, tx, order) {
    await demoteListing(tx, order.subjectId ?? 0, daysOf(await boughtItem(tx, order)));
  },
};

const promoteProfilePurpose: PurposeHandler = {
  async quote(context, request) {
    const item = await requestedItem(context, request);
    daysOf(item);
    return quoteOf(item, 'promoteProfile');
  },
  async grant(context, tx, order) {
    await promoteProfile(context, tx, order.personId, daysOf(await boughtItem(tx, order)));
  },
  async revoke(_, tx, order) {
    await demoteProfile(tx, order.personId, daysOf(await boughtItem(tx, order)));
  },
};

/** What is bought to be used later: so many of it, or for so long. */
const stock = (purpose: 'propertyAnalysis' | 'agentLead'): PurposeHandler => ({
  quote: async (context, request) => quoteOf(await requestedItem(context, request), purpose),
  async grant(context, tx, order) {
    const item = await boughtItem(tx, order);
    const { validityDays: days } = item;
    const endsAt = days === null ? null : daysFrom(context.now(), days);
    await grantEntitlements(context, tx, order, item, endsAt);
  },
  revoke: revokeEntitlements,
});

/** Everything that stands in the price list. */
export const promotionPurposes: Record<PricedPurpose, PurposeHandler> = {
  subscription: subscriptionPurpose,
  ownerContact: contactPurpose('sell'),
  rentContact: contactPurpose('rent'),
  promoteProperty,
  promoteProfile: promoteProfilePurpose,
  propertyAnalysis: stock('propertyAnalysis'),
  agentLead: stock('agentLead'),
};
