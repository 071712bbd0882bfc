export {
  /** Its endpoints. */
  moneyAdminRoutes,
} from './routes.ts';
