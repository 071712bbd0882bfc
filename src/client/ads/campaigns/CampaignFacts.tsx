import type { ReactNode } from 'react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { Section } from '#client/ui/Section.tsx';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import { AD_PLACE_LABEL } from '#domain/ads/place.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { AdLink } from './AdLink.tsx';
import { daysWords, FORMAT_LABEL } from './labels.ts';

interface FactProps {
  label: string;
  children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What was agreed: the kind, the days, the budget, and what each place costs. */
export function CampaignFacts({ campaign }: { campaign: CampaignDetail }) {
  const { format, siteLink, places, prices, budget, spent, refunded, orderId } = campaign;
  const priceAt = new Map(prices.map(({ place, price }) => [place, price]));
  return (
    <Section
      title={words.placesDaysBudget}
      titleId="facts"
      size="lg"
      className="card grid grid-cols-1 gap-4 p-4 sm:p-5"
    >
      <dl className="grid gap-2">
        <Fact label={words.kind}>{FORMAT_LABEL[format]}</Fact>
        <Fact label={words.leads}>
          <AdLink link={siteLink} />
        </Fact>
        <Fact label={words.days}>{daysWords(campaign)}</Fact>
        <Fact label={words.budget}>
          {inFull(budget)} <span className="text-sm text-muted">{words.withoutGst}</span>
        </Fact>
        {orderId !== null && <Fact label={words.spent}>{inFull(spent)}</Fact>}
        {refunded > 0 && (
          <Fact label={words.goneBack}>
            {inFull(refunded)} <span className="text-sm text-muted">{words.gst}</span>
          </Fact>
        )}
      </dl>
      <ul aria-label={words.places} className="grid gap-2 border-t border-line pt-4">
        {places.map((place) => {
          const price = priceAt.get(place);
          return (
            <li key={place} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{AD_PLACE_LABEL[place]}</span>
              {price !== undefined && (
                <span className="tabular text-sm">
                  <b>{inFull(price)}</b> <span className="text-muted">{words.per1000}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {prices.length === 0 && <p className="text-sm text-muted">{words.pricesFixedWhen}</p>}
    </Section>
  );
}
