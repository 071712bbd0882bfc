import type { Route } from '../../http/execute.ts';

export const mediaRoutes: Route[] = [];
