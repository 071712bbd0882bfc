import type { Database } from '#server/db/client.ts';
import type { HomeIndex } from '#server/homes/search-index/index.ts';
import type { Logger } from '#server/lib/log.ts';

export interface FeedStanding {
  /** Only `whole` answers searches. */
  state: 'loading' | 'whole' | 'behind' | 'too-big';
  rows: number;
  bytes: number;
  /** The snapshot up to which changes are in it. */
  position: string | null;
  /** Since it last was as the database. */
  lagMs: number | null;
}

export interface SearchFeed {
  /** The index with every change this process was told of by `wrote`; none while SQL is to answer. */
  ready(): Promise<HomeIndex | undefined>;
  /** Something may have changed, here or elsewhere. */
  wake(): void;
  /** A call of this process has changed something: searches from now on see it. */
  wrote(): void;
  standing(): FeedStanding;
  stop(): Promise<void>;
}

export interface FeedOptions {
  db: Database;
  log: Logger;
  /** An empty one. */
  create(): HomeIndex;
  mostBytes: number;
  /** Something else is found than before. */
  changed?(): void;
}
