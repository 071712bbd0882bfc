import type { Route } from '../../http/execute.ts';

export const profileRoutes: Route[] = [];
