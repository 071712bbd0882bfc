import { useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { sayFailure } from '#client/lib/say-failure.ts';
import type { AdminCampaign, approveCampaign } from '#contract/ads/campaign-admin.ts';
import type {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  reviseCampaign,
  submitCampaign,
  withdrawCampaign,
} from '#contract/ads/campaign-steps.ts';
import { refreshCampaigns } from './refresh-campaigns.ts';

export type StepEndpoint =
  | typeof submitCampaign
  | typeof reviseCampaign
  | typeof withdrawCampaign
  | typeof pauseCampaign
  | typeof resumeCampaign
  | typeof cancelCampaign;

/** A step without a form: says how it went, and shows what has become of the ad. */
export function useCampaignStep(campaignId: number) {
  return useStep<StepEndpoint>((endpoint) => call(endpoint, { params: { campaignId } }));
}

/** Staff let be shown what they have looked at. */
export function useApproval({ id, submittedAt }: Pick<AdminCampaign, 'id' | 'submittedAt'>) {
  return useStep<typeof approveCampaign>((endpoint) =>
    call(endpoint, { params: { campaignId: id }, body: { submittedAt } }),
  );
}

function useStep<Step>(send: (endpoint: Step) => Promise<{ message: string }>) {
  const [busy, setBusy] = useState<Step>();
  const take = async (endpoint: Step): Promise<void> => {
    setBusy(() => endpoint);
    try {
      toast.success((await send(endpoint)).message);
    } catch (error) {
      sayFailure(error);
    }
    // Also where it failed: most likely somebody else was first.
    await refreshCampaigns();
    setBusy(undefined);
  };
  return { busy, take };
}
