import { useState } from 'react';
import { toast } from 'sonner';
import type {
  approveCampaign,
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  reviseCampaign,
  submitCampaign,
  withdrawCampaign,
} from '#contract/campaigns.ts';
import { isAppError } from '#contract/errors.ts';
import { call } from '../../lib/api.ts';
import { refreshCampaigns } from './refresh-campaigns.ts';

export type StepEndpoint =
  | typeof submitCampaign
  | typeof reviseCampaign
  | typeof withdrawCampaign
  | typeof pauseCampaign
  | typeof resumeCampaign
  | typeof cancelCampaign
  | typeof approveCampaign;

/** A step without a form: says how it went, and shows what has become of the ad. */
export function useCampaignStep(campaignId: number) {
  const [busy, setBusy] = useState<StepEndpoint>();
  const take = async (endpoint: StepEndpoint): Promise<void> => {
    setBusy(endpoint);
    try {
      toast.success((await call(endpoint, { params: { campaignId } })).message);
    } catch (error) {
      toast.error(isAppError(error) ? error.message : 'An error occurred. Please try again.');
    }
    // Also where it failed: most likely somebody else was first.
    await refreshCampaigns();
    setBusy(undefined);
  };
  return { busy, take };
}
