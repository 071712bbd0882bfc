import type { Service } from '#server/http/service.ts';
import { startFirstRefresh } from './first-refresh.ts';
import { analyticsRoutes } from './routes.ts';

export const analyticsService: Service = {
  name: 'analytics',
  port: 4331,
  routes: analyticsRoutes,
  start: startFirstRefresh,
};
