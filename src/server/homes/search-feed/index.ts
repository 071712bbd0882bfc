export {
  /** Housekeeping: takes away changes that every reader has long seen. */
  clearSearchChanges,
} from './clear-changes.ts';
export {
  /** A call has changed something: who made it finds it so from now on. */
  catchUpWithCall,
  /** The index of a context's homes; none while SQL is to answer. */
  readyIndex,
  /** Keeps an index of a database's live homes until it is stopped. */
  startSearchFeed,
} from './feeds.ts';
export type {
  /** What a search asks through, kept as the database is. */
  SearchFeed,
} from './search-feed.ts';
