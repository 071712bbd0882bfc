export {
  /** Fetches photos that feeds named by address. */
  fetchPhotos,
} from './fetch-photos.ts';
export {
  /** A row of listings as it was sent. Throws invalid with everything that is wrong. */
  readFeedRow,
} from './read-feed-row.ts';
export {
  /** Its endpoints. */
  feedRoutes,
} from './routes.ts';
