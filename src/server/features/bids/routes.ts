import type { Route } from '../../http/execute.ts';

export const bidRoutes: Route[] = [];
