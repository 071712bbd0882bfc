export {
  /** Its endpoints. */
  wishRoutes,
} from './routes.ts';
