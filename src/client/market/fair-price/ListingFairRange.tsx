import { useCall } from '#client/lib/use-call.ts';
import type { ListingPage } from '#contract/homes/listings.ts';
import { getFairPrice } from '#contract/market/fair-price.ts';
import { FairRange } from './FairRange.tsx';

/** The fair range of a listing in the app, fetched when its page is shown. */
export function ListingFairRange({ page }: { page: ListingPage }) {
  // The service may be away: the page stands without it, and asks again.
  const { answer } = useCall(
    getFairPrice,
    { params: { listingId: page.property.propertydata.id } },
    { shouldRetryOnError: ({ code }) => code === 'unavailable' || code === 'internal' },
  );
  return <FairRange page={page} fair={answer?.data} />;
}
