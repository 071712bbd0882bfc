import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCall } from '#client/lib/use-call.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import { getCampaign } from '#contract/ads/campaigns.ts';
import { CampaignEditor } from './CampaignEditor.tsx';
import { CampaignView } from './CampaignView.tsx';
import { lookOf } from './labels.ts';

interface Props {
  campaignId: number;
  /** Reads along, and takes no step. */
  isStaff: boolean;
  /** How one's payment went, where the gateway led back. */
  returned: ReactNode;
  /** Where an approved ad is paid. */
  checkout: ReactNode;
}

function Head({ campaign }: { campaign: CampaignDetail | undefined }) {
  const look = campaign && lookOf(campaign);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="min-w-0 text-2xl wrap-anywhere">{campaign?.headLine ?? 'Ad'}</h1>
      {look && <Badge tone={look.tone}>{look.label}</Badge>}
    </div>
  );
}

/** One ad: its state and what comes next, what it looks like and what it has brought. */
export function Campaign({ campaignId, isStaff, returned, checkout }: Props) {
  const { state, answer, error, reload } = useCall(getCampaign, { params: { campaignId } });
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const here = `/Campaigns/${campaignId}`;
  const campaign = answer?.data;
  const isEdited = query.has('edit') && campaign?.state === 'draft' && !isStaff;
  return (
    <>
      <Head campaign={campaign} />
      {returned}
      <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton lines={10} />}>
        {() =>
          campaign &&
          (isEdited ? (
            <CampaignEditor campaign={campaign} back={here} onSaved={() => navigate(here)} />
          ) : (
            <CampaignView campaign={campaign} isStaff={isStaff} checkout={!returned && checkout} />
          ))
        }
      </Loader>
    </>
  );
}
