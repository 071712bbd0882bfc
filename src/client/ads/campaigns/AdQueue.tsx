import { inFull } from '#client/deals/deal/in-full.ts';
import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { PersonLink } from '#client/people/admin/PersonLink.tsx';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Ago } from '#client/ui/Ago.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { type AdminCampaign, listAdminCampaigns } from '#contract/ads/campaign-admin.ts';
import type { CampaignState } from '#domain/ads/campaign.ts';
import { AD_PLACE_LABEL } from '#domain/ads/place.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import counts from '#messages/lib/counts/index.ts';
import { AdLink } from './AdLink.tsx';
import { AdThumb } from './AdThumb.tsx';
import { STATE_LOOK } from './labels.ts';
import { ReviewAd } from './ReviewAd.tsx';

/** Those that wait stand first; drafts are nobody’s business yet. */
const OTHERS = [
  'approved',
  'active',
  'paused',
  'rejected',
  'ended',
  'refunded',
  'withdrawn',
] as const satisfies readonly CampaignState[];

const COLUMNS: Column<AdminCampaign>[] = [
  {
    key: 'ad',
    get head() {
      return words.ad;
    },
    cell: ({ headLine, media, siteLink }) => (
      <span className="flex min-w-0 items-center gap-3 md:min-w-72">
        <AdThumb media={media} className="aspect-2/1 w-24 shrink-0" />
        <span className="min-w-0">
          <span className="font-semibold wrap-anywhere">{headLine}</span>
          <span className="block text-sm font-normal text-muted">
            <AdLink link={siteLink} />
          </span>
        </span>
      </span>
    ),
  },
  {
    key: 'who',
    get head() {
      return words.advertiser;
    },
    cell: ({ advertiser }) => (advertiser ? <PersonLink {...advertiser} /> : words.house),
  },
  {
    key: 'places',
    get head() {
      return words.places;
    },
    cell: ({ places }) => places.map((place) => AD_PLACE_LABEL[place]).join(' · '),
  },
  {
    key: 'budget',
    get head() {
      return words.budget;
    },
    numeric: true,
    cell: ({ advertiser, budget }) => (
      <b className="whitespace-nowrap">{advertiser ? inFull(budget) : '–'}</b>
    ),
  },
  {
    key: 'at',
    get head() {
      return words.handed;
    },
    cell: ({ submittedAt }) => (
      <span className="whitespace-nowrap">{submittedAt ? <Ago at={submittedAt} /> : '–'}</span>
    ),
  },
];

/** Ads that wait for a decision of staff, the longest waiting first, and those of other states. */
export function AdQueue() {
  const place = useList();
  const { read, filter } = place;
  const state = OTHERS.find((known) => known === read('state'));
  const { list, query } = useListCall(listAdminCampaigns, place, { ...(state && { state }) });
  return (
    <>
      <StaffListTools list="ads" page="/Admin/Ads" filter={{ state }} />
      <FilterChips
        legend={words.whichAdsShow}
        values={OTHERS}
        chosen={state}
        label={(value) => (value ? STATE_LOOK[value].label : words.decide)}
        onChoose={(value) => filter('state', value ?? '')}
      />
      <ReviewQueue
        list={list}
        {...query}
        noun={(count) => counts.ads({ count })}
        empty={
          state
            ? { title: words.noAd, text: words.noneState({ label: STATE_LOOK[state].label }) }
            : { title: words.noAdsWait, text: words.adsSubmittedWill }
        }
        caption={words.ads}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        nameOf={({ headLine }) => headLine}
        seek={(isIt) => seekRow(listAdminCampaigns, isIt, state ? { state } : {})}
        param="ad"
        review={(ad, close) => <ReviewAd ad={ad} onClose={close} onDone={close} />}
      />
    </>
  );
}
