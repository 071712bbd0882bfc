export {
  /** Its endpoints. */
  analysisRoutes,
} from './routes.ts';
