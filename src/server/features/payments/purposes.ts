import type { Purpose } from '#domain/money/purpose.ts';
import { campaignPurposes } from '#server/features/campaigns/purposes.ts';
import { engagementPurposes } from '#server/features/engagements/purposes.ts';
import { escrowPurposes } from '#server/features/escrow/purposes.ts';
import { promotionPurposes } from '#server/features/promotions/purposes.ts';
import type { PurposeHandler } from './purpose-handler.ts';

/** What can be paid for. */
export const PURPOSE_HANDLERS: Partial<Record<Purpose, PurposeHandler>> = {
  ...promotionPurposes,
  ...escrowPurposes,
  ...engagementPurposes,
  ...campaignPurposes,
};
