import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button, type ButtonProps } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import {
  pauseCampaign,
  resumeCampaign,
  reviseCampaign,
  submitCampaign,
} from '#contract/ads/campaign-steps.ts';
import campaignDeskWords from '#messages/ads/campaign-desk/index.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { NEW_AD } from './new-ad.ts';
import { nextOf } from './next-labels.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type Step =
  | typeof submitCampaign
  | typeof reviseCampaign
  | typeof pauseCampaign
  | typeof resumeCampaign;

interface StepProps extends Pick<ButtonProps, 'variant' | 'busyLabel' | 'disabled'> {
  endpoint: Step;
  children: string;
}

const PAID = ['active', 'paused'];
const UNPAID = ['draft', 'submitted', 'rejected', 'approved'];
const OVER = ['ended', 'refunded', 'withdrawn'];

/** What is next in plain words, and the buttons that take it there. */
export function NextStep({ campaign }: { campaign: CampaignDetail }) {
  const { id, state, media } = campaign;
  const { busy, take } = useStep();
  const [taken, setTaken] = useState<Step>();
  const [asked, setAsked] = useState<'withdraw' | 'cancel'>();
  const { title, text } = nextOf(campaign);
  const close = () => setAsked(undefined);

  const step = ({ endpoint, children, ...look }: StepProps) => (
    <Button
      key={endpoint.name}
      busy={busy && taken === endpoint}
      disabled={busy}
      {...look}
      onClick={() => {
        setTaken(() => endpoint);
        void take(() => call(endpoint, { params: { campaignId: id } }));
      }}
    >
      {children}
    </Button>
  );
  return (
    <section
      aria-labelledby="next"
      className="card grid gap-4 border-l-4 border-l-brand p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h2 id="next" className="text-lg">
          {title}
        </h2>
        <p className="max-w-[68ch] wrap-anywhere">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {state === 'draft' &&
          media &&
          step({
            endpoint: submitCampaign,
            variant: 'accent',
            busyLabel: campaignDeskWords.submitting,
            children: campaignDeskWords.submitStaff,
          })}
        {state === 'draft' && (
          <ButtonLink variant="quiet" href={`/Campaigns/${id}?edit=1`}>
            {campaignDeskWords.changeWordsPlaces}
          </ButtonLink>
        )}
        {(state === 'submitted' || state === 'rejected' || state === 'approved') &&
          step({
            endpoint: reviseCampaign,
            variant: state === 'rejected' ? 'primary' : 'quiet',
            children: campaignDeskWords.makeDraftAgain,
          })}
        {state === 'paused' &&
          step({ endpoint: resumeCampaign, children: campaignDeskWords.showAgain })}
        {state === 'active' &&
          step({ endpoint: pauseCampaign, variant: 'quiet', children: campaignDeskWords.pause })}
        {PAID.includes(state) && (
          <Button variant="quiet" disabled={busy} onClick={() => setAsked('cancel')}>
            {campaignDeskWords.endIt}
          </Button>
        )}
        {UNPAID.includes(state) && (
          <Button variant="quiet" disabled={busy} onClick={() => setAsked('withdraw')}>
            {campaignDeskWords.giveUp}
          </Button>
        )}
        {OVER.includes(state) && (
          <ButtonLink href={NEW_AD}>{campaignDeskWords.makeNewAd}</ButtonLink>
        )}
      </div>
      {asked === 'withdraw' && <WithdrawDialog campaign={campaign} onClose={close} />}
      {asked === 'cancel' && <CancelDialog campaign={campaign} onClose={close} />}
    </section>
  );
}
