import type { ReactNode } from 'react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { AdminCampaign } from '#contract/ads/campaign-admin.ts';
import { AD_PLACE_LABEL } from '#domain/ads/place.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { AdLink } from './AdLink.tsx';
import { daysWords } from './labels.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Whom an ad is of, when it runs, and what it may cost them. */
function Advertiser({ ad }: { ad: AdminCampaign }) {
  const { advertiser, budget, spent } = ad;
  // The house’s own run for ever and cost nothing.
  if (!advertiser) return <Fact label={words.advertiser}>{words.house}</Fact>;
  const { id, name, email } = advertiser;
  return (
    <>
      <Fact label={words.advertiser}>
        <AppLink className="link" href={`/Admin/Users?q=%23${id}`}>
          {name} #{id}
        </AppLink>
        <span className="block text-sm text-muted">{email}</span>
      </Fact>
      <Fact label={words.days}>{daysWords(ad)}</Fact>
      <Fact label={words.budget}>
        {inFull(budget)}
        {spent > 0 && words.spentWord({ inFull: inFull(spent) })}
      </Fact>
    </>
  );
}

/** What staff must know of an ad to decide about it. */
export function ReviewFacts({ ad }: { ad: AdminCampaign }) {
  const { siteLink, format, media, places, reason, description } = ad;
  return (
    <dl className="grid gap-3 sm:grid-cols-2 sm:gap-x-6">
      <Fact label={words.leads}>
        <AdLink link={siteLink} />
      </Fact>
      {format === 'video' && media && (
        <Fact label={words.video}>
          <AdLink link={media.mediaUrl} />
        </Fact>
      )}
      <Fact label={words.wholeDescription}>{description}</Fact>
      <Fact label={words.places}>{places.map((place) => AD_PLACE_LABEL[place]).join(' · ')}</Fact>
      <Advertiser ad={ad} />
      {reason && <Fact label={words.reasonGiven}>{reason}</Fact>}
    </dl>
  );
}
