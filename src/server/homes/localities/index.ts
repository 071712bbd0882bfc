export {
  /** Its endpoints. */
  localityRoutes,
} from './routes.ts';
export {
  /** Brings the table in step with the gazetteer. */
  seedLocalities,
} from './seed-localities.ts';
