import type { Route } from '../../http/execute.ts';

export const leadRoutes: Route[] = [];
