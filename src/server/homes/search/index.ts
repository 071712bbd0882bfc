export {
  /** The whole condition on `listings l`, locality and kind included. */
  matching,
} from './conditions.ts';
export {
  /** Exact up to the limit. */
  countUpTo,
} from './count.ts';
export {
  /** What `loc` means. */
  findPlace,
  /** What a text was understood as. */
  type Place,
} from './find-place.ts';
export {
  /** Its endpoints. */
  searchRoutes,
} from './routes.ts';
export {
  /** Plain words as the query of a result page, with a chip for everything understood. */
  understandText,
} from './understand.ts';
