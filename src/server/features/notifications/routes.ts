import type { Route } from '../../http/execute.ts';

export const notificationRoutes: Route[] = [];
