import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Section } from '#client/ui/Section.tsx';
import { myPromotions } from '#contract/money/promotions.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/checkout/index.ts';

/** One's properties on the search, of which one is chosen to be promoted. */
export function ToPromote() {
  const listings = useCall(myPromotions).answer?.data.listings ?? [];
  if (listings.length === 0) return null;
  return (
    <Section title={words.onSearch} titleId="to-promote" className="grid gap-2">
      <ul className="divide-y divide-line">
        {listings.map(({ propertyid, title, until }) => (
          <li key={propertyid} className="flex flex-wrap justify-between gap-x-4 py-1">
            <AppLink className="link py-2" href={`/promotePropertyPayment?property=${propertyid}`}>
              {title}
            </AppLink>
            {until && (
              <span className="py-2 text-muted">
                {buyingWords.promotedUntil({ until: formatDate(until) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
