export {
  /** Its endpoints. */
  apiKeyRoutes,
} from './routes.ts';
