import type { Route } from '../http/execute.ts';
import { adminRoutes } from './admin/routes.ts';
import { agentRoutes } from './agents/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { bidRoutes } from './bids/routes.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { kycRoutes } from './kyc/routes.ts';
import { listingRoutes } from './listings/routes.ts';
import { localityRoutes } from './localities/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { myListingRoutes } from './my-listings/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { savedSearchRoutes } from './saved-searches/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { verificationRoutes } from './verifications/routes.ts';
import { visitRoutes } from './visits/routes.ts';

export const ROUTES: readonly Route[] = [
  ...adminRoutes,
  ...myListingRoutes,
  ...mediaRoutes,
  ...verificationRoutes,
  ...favouriteRoutes,
  ...savedSearchRoutes,
  ...contactRoutes,
  ...visitRoutes,
  ...bidRoutes,
  ...bookingRoutes,
  ...agentRoutes,
  ...authRoutes,
  ...dashboardRoutes,
  ...kycRoutes,
  ...listingRoutes,
  ...localityRoutes,
  ...notificationRoutes,
  ...outboxRoutes,
  ...profileRoutes,
  ...searchRoutes,
];
