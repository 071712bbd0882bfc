import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { type AdminCampaign, approveCampaign } from '#contract/ads/campaign-admin.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { AdRefusal } from './AdRefusal.tsx';
import { Previews } from './Previews.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';

interface Props {
  ad: AdminCampaign;
  onClose: () => void;
  /** Decided here or elsewhere. */
  onDone: () => void;
}

/** An ad as visitors see it, who is behind it, and the decision about it. */
export function ReviewAd({ ad, onClose, onDone }: Props) {
  const { id, state, headLine, places, advertiser, submittedAt } = ad;
  // The house’s own has nobody to pay back, and no way to come again.
  const canStop = advertiser !== null && (state === 'active' || state === 'paused');
  const { busy, take } = useStep();
  const [refused, setRefused] = useState<'reject' | 'stop'>();
  const approve = () =>
    take(() => call(approveCampaign, { params: { campaignId: id }, body: { submittedAt } })).then(
      onDone,
    );
  if (refused) {
    return (
      <AdRefusal ad={ad} against={refused} onClose={() => setRefused(undefined)} onDone={onDone} />
    );
  }
  return (
    <Dialog
      open
      size="wide"
      title={headLine}
      onClose={() => !busy && onClose()}
      actions={
        <>
          {state !== 'submitted' && (
            <ButtonLink variant="quiet" href={`/Campaigns/${id}`}>
              {words.open}
            </ButtonLink>
          )}
          {(state === 'submitted' || state === 'approved') && (
            <Button variant="quiet" disabled={busy} onClick={() => setRefused('reject')}>
              {words.rejectWord}
            </Button>
          )}
          {canStop && (
            <Button variant="danger" onClick={() => setRefused('stop')}>
              {words.takeIt}
            </Button>
          )}
          {state === 'submitted' && (
            <Button busy={busy} busyLabel={words.approving} onClick={() => void approve()}>
              {words.approve}
            </Button>
          )}
        </>
      }
    >
      <Previews ad={ad} places={places} />
      <ReviewFacts ad={ad} />
    </Dialog>
  );
}
