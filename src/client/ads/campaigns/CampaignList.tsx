import { Megaphone } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { listCampaigns } from '#contract/ads/campaigns.ts';
import { CampaignCard } from './CampaignCard.tsx';
import { NEW_AD } from './new-ad.ts';

/** The caller's ads, the latest first. */
export function CampaignList() {
  const { page, onPage } = useListQuery();
  const list = useCall(listCampaigns, { query: { page } });
  return (
    <ListPage
      list={list}
      query={{ page, onPage }}
      noun={['ad', 'ads']}
      empty={{
        icon: Megaphone,
        title: 'You have no ad yet',
        text: 'Choose places, days and a budget. You pay once our staff have approved it, and only views that count use the budget up; the rest comes back.',
        action: <ButtonLink href={NEW_AD}>Make your first ad</ButtonLink>,
      }}
      rows={{ card: (campaign) => <CampaignCard key={campaign.id} campaign={campaign} /> }}
    />
  );
}
