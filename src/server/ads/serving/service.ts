import type { Service } from '#server/http/service.ts';
import { readFormAsQuery } from './form-query.ts';
import { adsRoutes } from './routes.ts';

export const adsService: Service = {
  name: 'ads',
  port: 4332,
  routes: adsRoutes,
  serveOther: () => readFormAsQuery,
};
