import { eq, sql } from 'drizzle-orm';
import { counted } from '#domain/lib/counted.ts';
import { formatPriceShort, type Paise, toRupees } from '#domain/lib/money.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { savedSearches } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { understandSearch } from './matching-search.ts';

/** What is being published just now carries an earlier time than that of its commit. */
const SETTLE_MS = 5_000;
const BATCH_SIZE = 50;
const NAMED = 3;

type Search = Pick<
  typeof savedSearches.$inferSelect,
  'id' | 'personId' | 'name' | 'query' | 'seenUntil'
>;

interface NewHome {
  id: number;
  title: string;
  pricePaise: Paise;
  total: number;
}

async function newHomes(context: Context, tx: Transaction, search: Search, until: Date) {
  const { condition } = await understandSearch(context, search.query);
  if (!condition) return [];
  return rows<NewHome>(
    tx,
    sql`select l.id, l.title, l.price_paise as "pricePaise", count(*) over ()::int as total
        from listings l
        where ${condition} and l.ranked_at > ${search.seenUntil} and l.ranked_at <= ${until}
          and l.owner_id <> ${search.personId}
        order by l.ranked_at desc limit ${NAMED}`,
  );
}

async function tellOne(context: Context, tx: Transaction, search: Search, until: Date) {
  const found = await newHomes(context, tx, search, until);
  await tx.update(savedSearches).set({ seenUntil: until }).where(eq(savedSearches.id, search.id));
  const [first] = found;
  if (!first) return 0;
  const lines = found.map(
    (home) => `${home.title}, ${formatPriceShort(toRupees(home.pricePaise))}`,
  );
  await notify(context, tx, search.personId, {
    kind: 'saved_search',
    title:
      first.total === 1
        ? `A new home for "${search.name}"`
        : `${counted(first.total, 'new home')} for "${search.name}"`,
    body: `${lines.join('; ')}${first.total > NAMED ? ` and ${first.total - NAMED} more` : ''}.`,
    link:
      first.total === 1 ? `/ViewSingleProperty/${first.id}` : `/PropertyListHome?${search.query}`,
  });
  return 1;
}

/**
 * Tells owners of saved searches of homes published since they were last told: at once, or once a
 * day. Each search is one node's at a time. Returns how many were told.
 */
export async function tellOfNewHomes(context: Context): Promise<number> {
  const until = new Date(context.now().getTime() - SETTLE_MS);
  let told = 0;
  for (;;) {
    const batch = await context.db.transaction(async (tx) => {
      const due = await rows<Search>(
        tx,
        sql`select id, person_id as "personId", name, query, seen_until as "seenUntil"
            from saved_searches
            where (alerts = 'instant' and seen_until < ${until})
               or (alerts = 'daily' and seen_until < ${daysBefore(until, 1)})
            order by seen_until limit ${BATCH_SIZE} for update skip locked`,
      );
      for (const search of due) told += await tellOne(context, tx, search, until);
      return due.length;
    });
    if (batch < BATCH_SIZE) return told;
  }
}
