import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/routes.ts';

export const DEALS_PAGES = {
  '/OwnerDetails/{id}': page(
    async () => (await import('./contacts/OwnerDetails.tsx')).OwnerDetails,
  ),
  '/OwnerDetails/{id}/{agentId}': page(
    async () => (await import('./contacts/OwnerDetails.tsx')).OwnerDetails,
  ),
  '/SellerDetails/{id}': page(
    async () => (await import('./contacts/PartyDetails.tsx')).PartyDetails,
    { props: ({ params }) => ({ personId: Number(params.id), is: 'owner' as const }) },
  ),
  '/BuyerSideDetials/{id}': page(
    async () => (await import('./contacts/PartyDetails.tsx')).PartyDetails,
    { props: ({ params }) => ({ personId: Number(params.id), is: 'buyer' as const }) },
  ),
  '/InterestedProperties': page(
    async () => (await import('./contacts/InterestedList.tsx')).InterestedList,
  ),
  '/ContactRequest': page(
    async () => (await import('./contacts/SellerRequests.tsx')).SellerRequests,
  ),
  '/BidProperties': page(async () => (await import('./bids/MyBids.tsx')).MyBids),
  '/BidingRequest': page(async () => (await import('./bids/OwnerBids.tsx')).OwnerBids),
  '/BookedProperties': page(async () => (await import('./bookings/MyBookings.tsx')).MyBookings),
  '/BookingRequest': page(async () => (await import('./bookings/OwnerBookings.tsx')).OwnerBookings),
} satisfies Partial<Record<AppPath, PageRow>>;
