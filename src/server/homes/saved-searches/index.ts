export {
  /** What a search page's address stands for. */
  understandSearch,
} from './matching-search.ts';
export {
  /** Its endpoints. */
  savedSearchRoutes,
} from './routes.ts';
export {
  /** Tells owners of saved searches of homes published since they were last told. */
  tellOfNewHomes,
} from './tell-of-new.ts';
