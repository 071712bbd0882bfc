import { useSearchParams } from 'wouter';
import { CampaignList } from '#client/ads/campaigns/CampaignList.tsx';
import { NewCampaign } from '#client/ads/campaigns/NewCampaign.tsx';
import { NEW_AD } from '#client/ads/campaigns/new-ad.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';

/** One's ads; `?new` makes another. */
export function Campaigns() {
  const [query] = useSearchParams();
  if (query.has('new')) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <div className="grid justify-items-start gap-1">
          <AppLink className="link" href="/Campaigns">
            My ads
          </AppLink>
          <h1 className="text-2xl">New ad</h1>
        </div>
        <NewCampaign />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">My ads</h1>
        <ButtonLink href={NEW_AD}>New ad</ButtonLink>
      </div>
      <CampaignList />
    </div>
  );
}
