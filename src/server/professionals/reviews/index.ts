export {
  /** Its endpoints. */
  reviewRoutes,
} from './routes.ts';
