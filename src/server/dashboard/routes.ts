import { userDashboard } from '#contract/dashboard.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getDashboard } from './user-dashboard.ts';

export const dashboardRoutes: Route[] = [implement(userDashboard, getDashboard)];
