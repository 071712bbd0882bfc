export {
  /** Its endpoints. */
  favouriteRoutes,
} from './routes.ts';
