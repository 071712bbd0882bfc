import type { Route } from '../../http/execute.ts';

export const adminRoutes: Route[] = [];
