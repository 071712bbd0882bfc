import type { AnswerShelf } from '#server/core/answer-shelf.ts';
import type { Context } from '#server/core/context.ts';
import type { Database } from '#server/db/client.ts';
import type { HomeIndex } from '#server/homes/search-index/index.ts';
import type { CardShelf } from './card-shelf.ts';
import { openFeed } from './feed.ts';
import type { FeedOptions, FeedStanding, SearchFeed } from './search-feed.ts';

/** A process has one index for each database, whatever context asks. */
const feeds = new WeakMap<Database, SearchFeed>();

/** Keeps an index of a database's live homes until it is stopped; searches of it ask there. */
export function startSearchFeed(options: FeedOptions): SearchFeed {
  const feed = openFeed(options);
  feeds.set(options.db, feed);
  return {
    ...feed,
    async stop() {
      feeds.delete(options.db);
      await feed.stop();
    },
  };
}

/** The index of a context's homes; none while SQL is to answer. */
export const readyIndex = async ({ db }: Pick<Context, 'db'>): Promise<HomeIndex | undefined> =>
  feeds.get(db)?.ready();

/** Cards kept beside the index; none while changes might go unheard. */
export const cardShelf = ({ db }: Pick<Context, 'db'>): CardShelf | undefined =>
  feeds.get(db)?.cards();

/** Answers made of the homes of a context, until the next change; none while changes might go unheard. */
export const answersOfHomes = ({ db }: Pick<Context, 'db'>): AnswerShelf | undefined =>
  feeds.get(db)?.answers();

/** How the index of a context’s homes stands; undefined where there is none. */
export const searchStanding = ({ db }: Pick<Context, 'db'>): FeedStanding | undefined =>
  feeds.get(db)?.standing();

/** A call has changed something: who made it finds it so from now on. */
export const catchUpWithCall = ({ db }: Pick<Context, 'db'>): void => feeds.get(db)?.wrote();
