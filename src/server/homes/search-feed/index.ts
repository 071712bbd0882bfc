export type {
  /** A card, and how long it stays as it is. */
  KeptCard,
} from './card-shelf.ts';
export {
  /** Housekeeping: takes away changes that every reader has long seen. */
  clearSearchChanges,
} from './clear-changes.ts';
export {
  /** Answers made of live homes, until the next change; none while changes might go unheard. */
  answersOfHomes,
  /** Cards kept beside the index; none while changes might go unheard. */
  cardShelf,
  /** A call has changed something: who made it finds it so from now on. */
  catchUpWithCall,
  /** The index of a context's homes; none while SQL is to answer. */
  readyIndex,
  /** How the index of a context’s homes stands. */
  searchStanding,
  /** Keeps an index of a database's live homes until it is stopped. */
  startSearchFeed,
} from './feeds.ts';
export {
  /** How the index stands, for the metrics. */
  searchIndexReading,
} from './metrics.ts';
export type {
  /** What a search asks through, kept as the database is. */
  SearchFeed,
} from './search-feed.ts';
