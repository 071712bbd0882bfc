import type { ListingPage } from '#contract/listings.ts';
import { counted } from '#domain/counted.ts';
import { groupDigits } from '#domain/money.ts';

/** Place on a bar that shows half the spread beyond each quartile. */
function placeOn({ low, high }: { low: number; high: number }, value: number): number {
  const spread = Math.max(1, high - low);
  const from = low - spread / 2;
  return Math.min(100, Math.max(0, ((value - from) / (spread * 2)) * 100));
}

function verdictOf({ low, high }: { low: number; high: number }, rate: number): string {
  if (rate < low) return 'below';
  return rate > high ? 'above' : 'within';
}

/** A listing's rate against what its locality asks; nothing where that is not known. */
export function FairRange({ page }: { page: Pick<ListingPage, 'property' | 'localityRate'> }) {
  const { property, localityRate: local } = page;
  const rate = property.propertydata.pricePerSqft;
  if (!local || !rate) return null;
  const unit = property.propertydata.listedin === 'rent' ? 'per sq ft a month' : 'per sq ft';
  return (
    <section className="mt-4" aria-label="Price against the locality">
      <p className="text-sm">
        ₹ {groupDigits(rate)} {unit}: <b>{verdictOf(local, rate)} the usual range</b> in{' '}
        {property.locationData.locality}, ₹ {groupDigits(local.low)} to ₹ {groupDigits(local.high)}.
      </p>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="mt-2 h-3 w-full"
        aria-hidden="true"
      >
        <rect x="0" y="4" width="100" height="2" fill="var(--line)" />
        <rect
          x={placeOn(local, local.low)}
          y="2"
          width={placeOn(local, local.high) - placeOn(local, local.low)}
          height="6"
          fill="var(--brand)"
          opacity="0.45"
        />
        <rect x={placeOn(local, rate) - 0.6} y="0" width="1.2" height="10" fill="var(--ink)" />
      </svg>
      <p className="mt-1 text-xs text-muted">
        Middle half of {counted(local.n, 'live listing')} of this kind; median ₹{' '}
        {groupDigits(local.median)}. Asking prices, not sale prices.
      </p>
    </section>
  );
}
