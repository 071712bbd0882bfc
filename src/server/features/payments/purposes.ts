import type { Purpose } from '../../../domain/purpose.ts';
import { campaignPurposes } from '../campaigns/purposes.ts';
import { engagementPurposes } from '../engagements/purposes.ts';
import { escrowPurposes } from '../escrow/purposes.ts';
import { promotionPurposes } from '../promotions/purposes.ts';
import type { PurposeHandler } from './purpose-handler.ts';

/** What can be paid for. */
export const PURPOSE_HANDLERS: Partial<Record<Purpose, PurposeHandler>> = {
  ...promotionPurposes,
  ...escrowPurposes,
  ...engagementPurposes,
  ...campaignPurposes,
};
