import { useSearchParams } from 'wouter';
import { AppLink } from '#client/dashboard/AppLink.tsx';
import { CampaignList } from '#client/features/campaigns/CampaignList.tsx';
import { NewCampaign } from '#client/features/campaigns/NewCampaign.tsx';
import { NEW_AD } from '#client/features/campaigns/new-ad.ts';

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
        <AppLink className="button button-primary" href={NEW_AD}>
          New ad
        </AppLink>
      </div>
      <CampaignList />
    </div>
  );
}
