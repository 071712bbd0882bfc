export {
  /** Its endpoints. */
  favouriteRoutes,
} from './routes.ts';
export {
  /** Tells keepers of homes that have become cheaper, or are on offer again. */
  tellKeepers,
} from './tell-keepers.ts';
