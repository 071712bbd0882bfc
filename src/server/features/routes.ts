import type { Route } from '../http/execute.ts';
import { adminRoutes } from './admin/routes.ts';
import { agentRoutes } from './agents/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { kycRoutes } from './kyc/routes.ts';
import { listingRoutes } from './listings/routes.ts';
import { localityRoutes } from './localities/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { searchRoutes } from './search/routes.ts';

export const ROUTES: readonly Route[] = [
  ...adminRoutes,
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
