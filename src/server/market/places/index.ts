export {
  /** Its endpoints. */
  placeRoutes,
} from './routes.ts';
