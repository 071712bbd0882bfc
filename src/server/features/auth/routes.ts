import type { Route } from '../../http/execute.ts';

export const authRoutes: Route[] = [];
