import type { StaffList } from '#contract/staff-lists.ts';
import { registry } from '#server/core/hooks.ts';
import type { Route } from '#server/http/execute.ts';

/** What answers each list of staff, for who takes it away as a file. */
export const staffListRoutes = registry<StaffList, Route>('lists of staff');
