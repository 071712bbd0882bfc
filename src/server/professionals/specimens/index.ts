export {
  /** Its endpoint. */
  specimenRoutes,
} from './routes.ts';
