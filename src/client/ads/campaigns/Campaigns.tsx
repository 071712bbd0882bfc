import { useSearchParams } from 'wouter';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { CampaignList } from './CampaignList.tsx';
import { NewCampaign } from './NewCampaign.tsx';
import { NEW_AD } from './new-ad.ts';

/** One's ads; `?new` makes another. */
export function Campaigns() {
  const [query] = useSearchParams();
  if (query.has('new')) {
    return (
      <PageFrame heading="New ad" back={{ href: '/Campaigns', label: 'My ads' }}>
        <NewCampaign />
      </PageFrame>
    );
  }
  return (
    <PageFrame heading="My ads" action={{ href: NEW_AD, label: 'New ad', look: 'primary' }}>
      <CampaignList />
    </PageFrame>
  );
}
