import type { Endpoint } from '#contract/lib/endpoint.ts';
import { STAFF_LISTS, type StaffList } from '#contract/staff-lists.ts';
import type { Route } from '#server/http/execute.ts';
import { ROUTES } from '#server/routes.ts';

/** The list of each name and what answers it. */
export function routesOfLists(): Partial<Record<StaffList, Route>> {
  const lists: readonly [string, Endpoint][] = Object.entries(STAFF_LISTS);
  return Object.fromEntries(
    lists.map(([list, endpoint]) => [list, ROUTES.find((route) => route.endpoint === endpoint)]),
  );
}
