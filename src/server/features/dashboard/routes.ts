import { userDashboard } from '../../../contract/dashboard.ts';
import { implement, type Route } from '../../http/execute.ts';
import { getDashboard } from './user-dashboard.ts';

export const dashboardRoutes: Route[] = [implement(userDashboard, getDashboard)];
