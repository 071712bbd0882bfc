import { type PageRow, page } from '#client/lib/page.ts';
import type { AppPath } from '#domain/lib/routes.ts';

export const DEALS_PAGES = {
  '/InterestedProperties': page(() => import('./contacts/InterestedList.tsx'), 'InterestedList'),
  '/ContactRequest': page(() => import('./contacts/SellerRequests.tsx'), 'SellerRequests'),
  '/BookedProperties': page(() => import('./bookings/MyBookings.tsx'), 'MyBookings'),
  '/BookingRequest': page(() => import('./bookings/OwnerBookings.tsx'), 'OwnerBookings'),
} satisfies Partial<Record<AppPath, PageRow>>;
