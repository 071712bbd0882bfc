export {
  /** Fetches photos that feeds named by address. */
  fetchPhotos,
} from './fetch-photos.ts';
export {
  /** Its endpoints. */
  feedRoutes,
} from './routes.ts';
