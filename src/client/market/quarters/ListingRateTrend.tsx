import { useCall } from '#client/lib/use-call.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { getQuarters } from '#contract/market/analytics-charts.ts';
import { RateTrend } from './RateTrend.tsx';

/** How rates around a listing have moved, fetched in the app; the page stands without it. */
export function ListingRateTrend({ property }: { property: ListingDetail }) {
  const { listedin, subcategory: type } = property.propertydata;
  const query = { locality: property.locationData.localitySlug, listedin, type };
  const { answer } = useCall(getQuarters, { query }, { shouldRetryOnError: false });
  return <RateTrend quarters={answer?.data} type={type} listedin={listedin} />;
}
