import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/lib/routes.ts';

export const DEALS_PAGES = {
  '/OwnerDetails/{id}': page(() => import('./contacts/OwnerDetails.tsx'), 'OwnerDetails'),
  '/OwnerDetails/{id}/{agentId}': page(() => import('./contacts/OwnerDetails.tsx'), 'OwnerDetails'),
  '/SellerDetails/{id}': page(() => import('./contacts/PartyDetails.tsx'), 'PartyDetails', {
    props: ({ params }) => ({ personId: Number(params.id), is: 'owner' }),
  }),
  '/BuyerSideDetials/{id}': page(() => import('./contacts/PartyDetails.tsx'), 'PartyDetails', {
    props: ({ params }) => ({ personId: Number(params.id), is: 'buyer' }),
  }),
  '/InterestedProperties': page(() => import('./contacts/InterestedList.tsx'), 'InterestedList'),
  '/ContactRequest': page(() => import('./contacts/SellerRequests.tsx'), 'SellerRequests'),
  '/BookedProperties': page(() => import('./bookings/MyBookings.tsx'), 'MyBookings'),
  '/BookingRequest': page(() => import('./bookings/OwnerBookings.tsx'), 'OwnerBookings'),
} satisfies Partial<Record<AppPath, PageRow>>;
