import { useSearchParams } from 'wouter';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import words from '#messages/ads/campaign-desk/index.ts';
import { CampaignList } from './CampaignList.tsx';
import { NewCampaign } from './NewCampaign.tsx';
import { NEW_AD } from './new-ad.ts';

/** One's ads; `?new` makes another. */
export function Campaigns() {
  const [query] = useSearchParams();
  if (query.has('new')) {
    return (
      <PageFrame heading={words.newAd} back={{ href: '/Campaigns', label: words.myAds }}>
        <NewCampaign />
      </PageFrame>
    );
  }
  return (
    <PageFrame heading={words.myAds} action={{ href: NEW_AD, label: words.newAd, look: 'primary' }}>
      <CampaignList />
    </PageFrame>
  );
}
