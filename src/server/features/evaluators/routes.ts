import type { Route } from '../../http/execute.ts';

export const evaluatorRoutes: Route[] = [];
