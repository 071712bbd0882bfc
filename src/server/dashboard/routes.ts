import { listDuties, listQueues, userDashboard } from '#contract/dashboard.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { listDutiesVerb } from './duties/list-duties.ts';
import { listQueuesVerb } from './duties/list-queues.ts';
import { getDashboard } from './user-dashboard.ts';

export const dashboardRoutes: Route[] = [
  implement(userDashboard, getDashboard),
  implement(listDuties, listDutiesVerb),
  implement(listQueues, listQueuesVerb),
];
