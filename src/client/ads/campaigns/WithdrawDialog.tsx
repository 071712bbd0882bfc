import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import { withdrawCampaign } from '#contract/ads/campaign-steps.ts';
import { useCampaignStep } from './use-campaign-step.ts';

interface Props {
  campaign: CampaignDetail;
  onClose: () => void;
}

export function WithdrawDialog({ campaign: { id, headLine }, onClose }: Props) {
  const { busy, take } = useCampaignStep(id);
  return (
    <ConfirmDialog
      open
      title={`Give up “${headLine}”?`}
      description="It stays in your list and cannot be taken up again. Nothing was paid."
      confirmLabel="Give it up"
      busyLabel="One moment…"
      busy={!!busy}
      danger
      onConfirm={() => void take(withdrawCampaign).then(onClose)}
      onCancel={onClose}
    />
  );
}
