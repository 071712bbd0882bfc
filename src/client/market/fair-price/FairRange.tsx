import type { ListingPage } from '#contract/homes/listings.ts';
import type { FairPriceAnswer } from '#contract/market/fair-price.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatPriceShort, groupDigits } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { standing } from '#domain/market/fair-price/labels.ts';
import { RangeBar } from './RangeBar.tsx';

type Page = Pick<ListingPage, 'property' | 'localityRate'>;

const HOW = '/guides/how-a-fair-range-is-found';

/** What its locality asks: a fact beside the range, and no second verdict. */
function LocalRate({ page: { property, localityRate: local } }: { page: Page }) {
  const rate = property.propertydata.pricePerSqft;
  if (!local || !rate) return null;
  const unit = property.propertydata.listedin === 'rent' ? 'per sq ft a month' : 'per sq ft';
  return (
    <p className="mt-2 text-sm text-muted">
      ₹ {groupDigits(rate)} {unit}. Half of {counted(local.n, 'such listing')} in{' '}
      {property.locationData.locality} asks ₹ {groupDigits(local.low)} to ₹{' '}
      {groupDigits(local.high)}, of every size and age.
    </p>
  );
}

function HowWeKnow({ fair }: { fair: FairPriceAnswer }) {
  const { comparableCount, n, asOf, error, coverage, method, demo } = fair;
  const held = comparableCount > 0 ? `${counted(comparableCount, 'comparable')} and ` : '';
  return (
    <p className="mt-1 text-xs text-muted">
      {method}: {held}a model of {groupDigits(n)} {demo ? 'demo listings' : 'listings'}
      {asOf && `, ${formatDate(asOf)}`}.{' '}
      {error && coverage !== null && (
        <>
          Tried on {groupDigits(error.n)} homes it had not seen, its likely price was off by{' '}
          {error.percent}% in the middle, and {coverage} of 100 asked a price in their range.{' '}
        </>
      )}
      {demo ? 'Demo prices are made up.' : 'Asking prices, not sale prices.'}{' '}
      <a className="link" href={HOW}>
        How it is found
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
  const month = listedin === 'rent' ? ' a month' : '';
  return (
    <section className="mt-4" aria-label="Fair price">
      {range && fair && (
        <>
          <p>
            <b className="tabular">
              Fair range {formatPriceShort(range.low)} to {formatPriceShort(range.high)}
              {month}
            </b>
            <span className="text-sm">
              , likely {formatPriceShort(range.likely)}. The asking price is{' '}
              {standing(price, range)}.
            </span>
          </p>
          <RangeBar {...range} asked={price} />
          <HowWeKnow fair={fair} />
        </>
      )}
      {fair?.abstains && (
        <p className="text-sm">
          No fair range is given here, because {fair.abstains}.{' '}
          <a className="link" href={HOW}>
            How it is found
          </a>
        </p>
      )}
      <LocalRate page={page} />
    </section>
  );
}
