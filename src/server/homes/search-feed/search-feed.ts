import type { AnswerShelf } from '#server/core/answer-shelf.ts';
import type { Database } from '#server/db/client.ts';
import type { HomeIndex } from '#server/homes/search-index/index.ts';
import type { Logger } from '#server/lib/log.ts';
import type { CardShelf, ShelfStanding } from './card-shelf.ts';

export interface FeedStanding {
  /** Only `whole` answers searches. */
  state: 'loading' | 'whole' | 'behind' | 'too-big';
  rows: number;
  bytes: number;
  /** The snapshot up to which changes are in it. */
  position: string | null;
  /** Since it last was as the database. */
  lagMs: number | null;
  /** Cards that are kept beside it. */
  kept: ShelfStanding;
  /** Answers that are. */
  answered: ReturnType<AnswerShelf['standing']>;
}

export interface SearchFeed {
  /** The index with every change this process was told of by `wrote`; none while SQL is to answer. */
  ready(): Promise<HomeIndex | undefined>;
  /** Cards kept as the index is; none while changes are not heard of at once. */
  cards(): CardShelf | undefined;
  /** Answers kept until the next change, on the same terms. */
  answers(): AnswerShelf | undefined;
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
  /** For the cards kept beside it. */
  mostCardBytes?: number;
  /** For the answers kept as they were sent. */
  mostAnswerBytes?: number;
  /** Whether changes of others are told to this process as they happen; left out, they are not. */
  hears?(): boolean;
  /** Something else is found than before. */
  changed?(): void;
}
