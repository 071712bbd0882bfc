import { Megaphone } from 'lucide-react';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { listMyCampaigns } from '#contract/ads/campaigns.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import counts from '#messages/lib/counts/index.ts';
import { CampaignCard } from './CampaignCard.tsx';
import { NEW_AD } from './new-ad.ts';

/** The caller's ads, the latest first. */
export function CampaignList() {
  const { list, query } = useListCall(listMyCampaigns, useList(), {});
  return (
    <ListPage
      list={list}
      query={query}
      noun={(count) => counts.ads({ count })}
      empty={{
        icon: Megaphone,
        title: words.noAdYet,
        text: words.choosePlacesDays,
        action: <ButtonLink href={NEW_AD}>{words.makeFirstAd}</ButtonLink>,
      }}
      rows={{ card: (campaign) => <CampaignCard key={campaign.id} campaign={campaign} /> }}
    />
  );
}
