export {
  /** The whole condition on `listings l`, locality and kind included. */
  matching,
  /** The place a filter was understood as, or words. */
  type Where,
} from './conditions.ts';
export {
  /** What `loc` means. */
  findPlace,
  /** What a text was understood as. */
  type Place,
} from './find-place.ts';
export {
  /** Who answers a search just now. */
  homeSearch,
} from './home-search-of.ts';
export {
  /** Its endpoints. */
  searchRoutes,
} from './routes.ts';
export {
  /** Plain words as the query of a result page, with a chip for everything understood. */
  understandText,
} from './understand.ts';
