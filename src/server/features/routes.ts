import type { Route } from '../http/execute.ts';
import { agentRoutes } from './agents/routes.ts';
import { listingRoutes } from './listings/routes.ts';
import { localityRoutes } from './localities/routes.ts';
import { searchRoutes } from './search/routes.ts';

export const ROUTES: readonly Route[] = [
  ...agentRoutes,
  ...listingRoutes,
  ...localityRoutes,
  ...searchRoutes,
];
