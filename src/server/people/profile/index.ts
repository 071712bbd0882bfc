export {
  /** Its endpoints. */
  profileRoutes,
} from './routes.ts';
