import * as dashboard from '#contract/dashboard.ts';
import { getMyDesk } from '#contract/my-desk.ts';
import { cancelJob, getOperations, retryJob } from '#contract/people/operations.ts';
import { getStaffListCsv } from '#contract/staff-lists.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { endCalendarVerb, getCalendarVerb, makeCalendarVerb } from './calendar/calendar-feed.ts';
import { openCalendarVerb } from './calendar/open-calendar.ts';
import { getMyDeskVerb } from './desk/my-desk.ts';
import { listDutiesVerb } from './duties/list-duties.ts';
import { listQueuesVerb } from './duties/list-queues.ts';
import { getOperationsVerb } from './operations/get-operations.ts';
import { cancelJobVerb, retryJobVerb } from './operations/job-steps.ts';
import { getStaffListCsvVerb } from './staff-lists/list-csv.ts';
import { getDashboard } from './user-dashboard.ts';

export const dashboardRoutes: Route[] = [
  implement(dashboard.userDashboard, getDashboard),
  implement(getMyDesk, getMyDeskVerb),
  implement(dashboard.listDuties, listDutiesVerb),
  implement(dashboard.listQueues, listQueuesVerb),
  implement(getStaffListCsv, getStaffListCsvVerb),
  implement(getOperations, getOperationsVerb),
  implement(retryJob, retryJobVerb),
  implement(cancelJob, cancelJobVerb),
  implement(dashboard.getCalendar, getCalendarVerb),
  implement(dashboard.makeCalendar, makeCalendarVerb),
  implement(dashboard.endCalendar, endCalendarVerb),
  implement(dashboard.openCalendar, openCalendarVerb),
];
