import { inFull } from '#client/deals/deal/in-full.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import type { WireCampaign } from '#contract/ads/campaign-fields.ts';
import { AD_PLACE_LABEL } from '#domain/ads/place.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { AdThumb } from './AdThumb.tsx';
import { daysWords, lookOf } from './labels.ts';
import { nextOf } from './next-labels.ts';
import { SpentBar } from './SpentBar.tsx';

/** It has been shown, or may be. */
const PAID = ['active', 'paused', 'ended', 'refunded'];

/** One of the advertiser's ads: what it looks like, how it stands, what it has brought. */
export function CampaignCard({ campaign }: { campaign: WireCampaign }) {
  const { id, headLine, media, places, state, views, clicks, budget } = campaign;
  const { label, tone } = lookOf(campaign);
  return (
    <li className="card group relative grid gap-4 p-4 hover:border-line-strong sm:grid-cols-[14rem_minmax(0,1fr)]">
      <AdThumb media={media} className="aspect-5/2 sm:aspect-2/1" />
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            <AppLink
              className="no-underline after:absolute after:inset-0 group-hover:underline"
              href={`/Campaigns/${id}`}
            >
              {headLine}
            </AppLink>
          </h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="text-sm text-muted">
          {daysWords(campaign)} · {places.map((place) => AD_PLACE_LABEL[place]).join(' · ')}
        </p>
        {PAID.includes(state) ? (
          <div className="grid gap-2 sm:grid-cols-2 sm:items-end sm:gap-6">
            <SpentBar {...campaign} />
            <p className="tabular text-sm">
              <b>{words.viewsWord({ views })}</b> <span className="text-muted">·</span>{' '}
              <b>{words.clicks({ clicks })}</b>
            </p>
          </div>
        ) : (
          <p className="tabular text-sm">{words.budgetLabel({ inFull: inFull(budget) })}</p>
        )}
        <p className="text-sm">
          <b>{nextOf(campaign).title}</b>
        </p>
      </div>
    </li>
  );
}
