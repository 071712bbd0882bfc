import { inFull } from '#client/deals/deal/in-full.ts';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useStep } from '#client/lib/use-step.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import { cancelCampaign } from '#contract/ads/campaign-steps.ts';
import { getOrder } from '#contract/money/payments.ts';
import { refundFor } from '#domain/ads/budget.ts';
import { fromRupees, toRupees } from '#domain/lib/money.ts';
import words from '#messages/ads/campaign-desk/index.ts';

interface Props {
  campaign: CampaignDetail;
  onClose: () => void;
}

/** Says what goes back before a paid ad is ended. */
export function CancelDialog({ campaign, onClose }: Props) {
  const { id: campaignId, headLine, orderId, budget, spent } = campaign;
  const { busy, take } = useStep();
  const { answer } = useCall(getOrder, orderId === null ? null : { params: { orderId } });
  const amounts = answer?.data.amounts;
  const back =
    amounts &&
    toRupees(
      refundFor(
        { listPaise: fromRupees(amounts.list), totalPaise: fromRupees(amounts.total) },
        fromRupees(budget - spent),
      ),
    );
  return (
    <ConfirmDialog
      open
      title={words.endGood({ headLine })}
      description={
        <>
          {words.nobodySeesAny({ inFull: inFull(spent), inFull2: inFull(budget) })}
          {back !== undefined && (
            <>
              : <b className="whitespace-nowrap">{inFull(back)}</b>
            </>
          )}
          .
        </>
      }
      confirmLabel={words.endAd}
      busyLabel={words.ending}
      busy={busy}
      danger
      onConfirm={() =>
        void take(() => call(cancelCampaign, { params: { campaignId } })).then(onClose)
      }
      onCancel={onClose}
    />
  );
}
