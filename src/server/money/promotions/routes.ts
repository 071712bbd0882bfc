import { promotionResults } from '#contract/money/promotion-results.ts';
import * as promotions from '#contract/money/promotions.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { myPromotionsVerb, mySubscriptionVerb } from './mine.ts';
import { promotionResultsVerb } from './results.ts';
import { contactOfferVerb, unlockContactVerb } from './unlock-contact.ts';
import { useProfilePromotionVerb, usePromotionVerb } from './use-promotion.ts';

export const promotionRoutes: Route[] = [
  implement(promotions.mySubscription, mySubscriptionVerb),
  implement(promotions.myPromotions, myPromotionsVerb),
  implement(promotionResults, promotionResultsVerb),
  implement(promotions.usePromotion, usePromotionVerb),
  implement(promotions.useProfilePromotion, useProfilePromotionVerb),
  implement(promotions.contactOffer, contactOfferVerb),
  implement(promotions.unlockContact, unlockContactVerb),
];
