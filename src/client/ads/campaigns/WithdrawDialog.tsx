import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import { withdrawCampaign } from '#contract/ads/campaign-steps.ts';
import words from '#messages/ads/campaign-desk/index.ts';

interface Props {
  campaign: CampaignDetail;
  onClose: () => void;
}

export function WithdrawDialog({ campaign: { id: campaignId, headLine }, onClose }: Props) {
  const { busy, take } = useStep();
  return (
    <ConfirmDialog
      open
      title={words.giveUpWord({ headLine })}
      description={words.staysListCannot}
      confirmLabel={words.giveIt}
      busyLabel={words.oneMoment}
      busy={busy}
      danger
      onConfirm={() =>
        void take(() => call(withdrawCampaign, { params: { campaignId } })).then(onClose)
      }
      onCancel={onClose}
    />
  );
}
