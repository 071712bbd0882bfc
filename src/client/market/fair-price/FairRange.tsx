import type { ListingPage } from '#contract/homes/listings.ts';
import type { FairPriceAnswer } from '#contract/market/fair-price.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { standing } from '#domain/market/fair-price/labels.ts';
import words from '#messages/market/fair-range/index.ts';
import { RangeBar } from './RangeBar.tsx';

type Page = Pick<ListingPage, 'property' | 'localityRate'>;

const HOW = '/guides/how-a-fair-range-is-found';

/** What its locality asks: a fact beside the range, and no second verdict. */
function LocalRate({ page: { property, localityRate: local } }: { page: Page }) {
  const rate = property.propertydata.pricePerSqft;
  if (!local || !rate) return null;
  const say = property.propertydata.listedin === 'rent' ? words.localAMonth : words.local;
  const { n: count, low, high } = local;
  const { locality } = property.locationData;
  return (
    <p className="mt-2 text-sm text-muted">
      {say({ rate, count, locality: placeName(locality), low, high })}
    </p>
  );
}

function HowWeKnow({ fair }: { fair: FairPriceAnswer }) {
  const { comparableCount, n, asOf, error, coverage, method, demo } = fair;
  const say = demo ? words.demoModel : words.model;
  const day = asOf ? formatDate(asOf) : null;
  return (
    <p className="mt-1 text-xs text-muted">
      {say({ method, homes: n, comparables: comparableCount, day })}{' '}
      {error && coverage !== null && (
        <>{words.triedOn({ homes: error.n, percent: error.percent, within: coverage })} </>
      )}
      {demo ? words.demoPrices : words.askingPrices}{' '}
      <a className="link" href={HOW}>
        {words.howFound}
      </a>
    </p>
  );
}

/**
 * What a listing could fairly ask and where its price stands; where that is not known, why, and what
 * its locality asks. Without `fair` only the latter: the analytics service may be away.
 */
export function FairRange({ page, fair }: { page: Page; fair?: FairPriceAnswer | undefined }) {
  const { price, listedin } = page.property.propertydata;
  const range = fair?.range;
  if (!range && !fair?.abstains && !page.localityRate) return null;
  const say = listedin === 'rent' ? words.rangeAMonth : words.range;
  return (
    <section className="mt-4" aria-label={words.fairPrice}>
      {range && fair && (
        <>
          <p>
            <b className="tabular">
              {say({ low: formatPriceShort(range.low), high: formatPriceShort(range.high) })}
            </b>
            <span className="text-sm">
              {words.likely({
                likely: formatPriceShort(range.likely),
                standing: standing(price, range),
              })}
            </span>
          </p>
          <RangeBar {...range} asked={price} />
          <HowWeKnow fair={fair} />
        </>
      )}
      {fair?.abstains && (
        <p className="text-sm">
          {words.notGiven({ because: fair.abstains })}{' '}
          <a className="link" href={HOW}>
            {words.howFound}
          </a>
        </p>
      )}
      <LocalRate page={page} />
    </section>
  );
}
