import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import type { ListingPage } from '#contract/homes/listings.ts';
import { getFairPrice } from '#contract/market/fair-price.ts';
import { ago } from '#domain/lib/time/format.ts';
import { FairRange } from './FairRange.tsx';
import { saleBadge } from './listing-words.ts';
import { Price } from './Price.tsx';

const PILL = 'flex items-center gap-1 rounded-full px-3 py-1';

/** What a listing is, where, and for how much. */
export function ListingHeader({ page, children }: { page: ListingPage; children?: ReactNode }) {
  const { propertydata, locationData } = page.property;
  // The service may be away: the page stands without it, and asks again.
  const { answer } = useCall(
    getFairPrice,
    { params: { listingId: propertydata.id } },
    { shouldRetryOnError: ({ code }) => code === 'unavailable' || code === 'internal' },
  );
  return (
    <header>
      <p className="flex flex-wrap gap-2 text-sm font-semibold">
        <span className={`${PILL} bg-brand-soft`}>{saleBadge(propertydata)}</span>
        {propertydata.promotePropertyStatus && (
          <span className={`${PILL} bg-accent text-on-accent`}>Promoted</span>
        )}
        {propertydata.verified && (
          <span className={`${PILL} bg-sunk text-good`}>
            <BadgeCheck aria-hidden="true" className="size-4" />
            Verified
          </span>
        )}
      </p>
      <h1 className="mt-3 text-2xl">{propertydata.title}</h1>
      <p className="mt-1 text-muted">
        {locationData.locality}, {locationData.city} {locationData.pincode} · Confirmed{' '}
        {ago(propertydata.confirmedAt, new Date())}
      </p>
      {children}
      <p className="mt-4">
        <Price property={propertydata} className="text-3xl" />
      </p>
      <FairRange page={page} fair={answer?.data} />
    </header>
  );
}
