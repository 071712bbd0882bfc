import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { currentPrice, insertPerson } from '#tests/builders/index.ts';
import {
  aDraft,
  aMessage,
  GONE,
  keepWriting,
  somePairs,
  TAKEN_OR_LATER,
} from '#tests/system/drill/writers.ts';
import { expectBooksHold, payerOf } from '#tests/system/money-books.ts';
import { keepBuying } from '#tests/system/money-payers.ts';
import type { SiteProcess } from '#tests/system/site-process.ts';

const PAIRS = 3;
const BUYERS = 2;

export interface Crowd {
  /** Waits until so many further messages and so many further drafts are acknowledged. */
  more(count: number): Promise<void>;
  /** Waits until so many of each are refused for the moment. */
  refused(count: number): Promise<void>;
  /** Ends with everything in hand taken, and finds each acknowledged write once, and the ledger proven; counts them. */
  expectAllThere(): Promise<Record<string, number>>;
  stop(): Promise<void>;
}

interface World {
  site: () => SiteProcess;
  /** The site’s own, on the database of the moment. */
  context: () => Context;
  /** Whether the site itself may be gone for a while. */
  isKilled?: boolean;
}

/** People who write to each other, begin to post homes, and buy, each thing until it is acknowledged. */
export async function aCrowd({ site, context, isKilled = false }: World): Promise<Crowd> {
  const { db } = context();
  let isOver = false;
  const allowed = isKilled ? [...TAKEN_OR_LATER, GONE] : TAKEN_OR_LATER;
  const { url } = site();
  const posters = await somePairs(db, PAIRS);
  const messages = keepWriting(url, await somePairs(db, PAIRS), { letter: aMessage, allowed });
  const drafts = keepWriting(url, posters, { letter: aDraft, allowed });
  const both = [messages, drafts];
  const item = await currentPrice(db, 'property-analysis-30');
  const buyers: Promise<void>[] = [];
  for (let n = 0; n < BUYERS; n++) {
    const buyer = await payerOf(context(), { site, goesOn: () => !isOver });
    buyers.push(keepBuying(buyer, item.id));
  }
  // How often somebody may write is not what is tried here, nor how many drafts they may keep.
  const { id: keeper } = await insertPerson(db);
  const handOver = async () => {
    const on = context().db;
    await on.execute(sql`delete from rate_limits`);
    await on.execute(
      sql`update listing_drafts set owner_id = ${keeper} where owner_id in ${posters.map(({ id }) => id)}`,
    );
  };
  const timer = setInterval(() => void handOver().catch(() => undefined), 200);
  const end = async (how: 'finish' | 'stop') => {
    isOver = true;
    await Promise.all(both.map((writing) => writing[how]()));
    if (how === 'finish') await Promise.all(buyers);
    clearInterval(timer);
  };
  return {
    more: async (count) => void (await Promise.all(both.map((writing) => writing.more(count)))),
    refused: async (count) =>
      void (await Promise.all(both.map((writing) => writing.refused(count)))),
    stop: () => end('stop'),
    expectAllThere: async () => {
      await end('finish');
      const on = context();
      const keys = [...messages.acknowledged].sort();
      const found = await on.db.$client.query<{ key: string }>(
        'select client_key as key from messages where client_key = any($1)',
        [keys],
      );
      expect(found.rows.map(({ key }) => key).sort()).toEqual(keys);
      // Nothing in a draft says which answer was its own: one more would be doubled, one less lost.
      const begun = await on.db.$client.query<{ n: number }>(
        'select count(*)::int as n from listing_drafts where owner_id = any($1)',
        [[keeper, ...posters.map(({ id }) => id)]],
      );
      const { acknowledged, unknown } = drafts;
      expect(begun.rows[0]?.n).toBeGreaterThanOrEqual(acknowledged.size);
      expect(begun.rows[0]?.n).toBeLessThanOrEqual(acknowledged.size + unknown.size);
      await expectBooksHold(on);
      const [much] = await rows<{ paid: number }>(
        on.db,
        sql`select count(*)::int as paid from orders where state = 'paid'`,
      );
      return {
        messages: keys.length,
        drafts: acknowledged.size,
        'told to look': unknown.size,
        paid: much?.paid ?? 0,
      };
    },
  };
}
