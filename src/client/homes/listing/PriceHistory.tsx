import { Section } from '#client/ui/Section.tsx';
import type { ListingPage } from '#contract/homes/listings.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/homes/listing-page/index.ts';

/** Percent since the price before, to one decimal. */
function changeOf(price: number, before: number | undefined): number {
  return before ? Math.round((price / before - 1) * 1000) / 10 : 0;
}

function Change({ percent }: { percent: number }) {
  return (
    <span className={`text-sm ${percent < 0 ? 'text-good' : 'text-warn'}`}>
      {percent > 0 ? '+' : ''}
      {percent}%
    </span>
  );
}

/** What a listing has cost since when, the first price first. */
export function PriceHistory({ history }: { history: ListingPage['priceHistory'] }) {
  return (
    <Section title={words.priceHistory} titleId="price-history">
      <ol className="mt-3 border-l-2 border-line pl-4">
        {history.map(({ price, at }, i) => (
          <li key={at} className="relative pb-3">
            <span
              className="absolute top-2 -left-[1.45rem] size-2.5 rounded-full bg-brand"
              aria-hidden="true"
            />
            <span className="text-sm text-muted">{formatDate(at)}</span>
            <span className="tabular block font-semibold">
              {formatRupees(price)}{' '}
              {i === 0 ? (
                <span className="text-sm font-normal text-muted">{words.listed}</span>
              ) : (
                <Change percent={changeOf(price, history[i - 1]?.price)} />
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
