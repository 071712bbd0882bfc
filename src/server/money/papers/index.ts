export {
  /** Its endpoints. */
  moneyPaperRoutes,
} from './routes.ts';
