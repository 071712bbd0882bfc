export {
  /** Its endpoints. */
  outboxRoutes,
} from './routes.ts';
