import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import { withdrawCampaign } from '#contract/ads/campaign-steps.ts';

interface Props {
  campaign: CampaignDetail;
  onClose: () => void;
}

export function WithdrawDialog({ campaign: { id: campaignId, headLine }, onClose }: Props) {
  const { busy, take } = useStep();
  return (
    <ConfirmDialog
      open
      title={`Give up “${headLine}”?`}
      description="It stays in your list and cannot be taken up again. Nothing was paid."
      confirmLabel="Give it up"
      busyLabel="One moment…"
      busy={busy}
      danger
      onConfirm={() =>
        void take(() => call(withdrawCampaign, { params: { campaignId } })).then(onClose)
      }
      onCancel={onClose}
    />
  );
}
