import type { Purpose } from '#domain/money/purpose.ts';
import { campaignPurposes } from '#server/ads/campaigns/purposes.ts';
import { escrowPurposes } from '#server/money/escrow/purposes.ts';
import { promotionPurposes } from '#server/money/promotions/purposes.ts';
import { engagementPurposes } from '#server/professionals/engagements/purposes.ts';
import type { PurposeHandler } from './purpose-handler.ts';

/** What can be paid for. */
export const PURPOSE_HANDLERS: Partial<Record<Purpose, PurposeHandler>> = {
  ...promotionPurposes,
  ...escrowPurposes,
  ...engagementPurposes,
  ...campaignPurposes,
};
