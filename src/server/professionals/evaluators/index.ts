export {
  /** Its endpoints. */
  evaluatorRoutes,
} from './routes.ts';
