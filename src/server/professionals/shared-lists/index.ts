export {
  /** Its endpoints. */
  sharedListRoutes,
} from './routes.ts';
