import { inArray, sql } from 'drizzle-orm';
import { formatPriceShort, type Paise, toRupees } from '#domain/lib/money.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import words from '#messages/homes/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { savedSearches } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { type Fresh, freshHomes, whereToLook } from './fresh-homes.ts';
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
  searchId: number;
  id: number;
  title: string;
  pricePaise: Paise;
  total: number;
}

/** What a search would find of what is new to it; undefined where it finds nothing whatever there is. */
async function finderOf(context: Context, search: Search, until: Date, fresh: Fresh) {
  const { condition, where } = await understandSearch(context, search.query);
  const ids = whereToLook({ where }, fresh);
  if (!condition || ids?.length === 0) return undefined;
  const among = ids ? sql`l.id = any(${sql.param(ids)}::int[]) and ` : sql``;
  return sql`(select ${search.id}::int as "searchId", l.id, l.title,
      l.price_paise as "pricePaise", count(*) over ()::int as total
    from listings l
    where ${among}${condition} and l.ranked_at > ${search.seenUntil} and l.ranked_at <= ${until}
      and l.owner_id <> ${search.personId}
    order by l.ranked_at desc limit ${plainNumber(NAMED)})`;
}

/** What each of some searches finds new, asked at once. */
async function newHomes(
  context: Context,
  tx: Transaction,
  searches: readonly Search[],
  until: Date,
  fresh: Fresh,
): Promise<Map<number, NewHome[]>> {
  const finders = await Promise.all(
    searches.map((search) => finderOf(context, search, until, fresh)),
  );
  const asked = finders.flatMap((finder) => finder ?? []);
  if (asked.length === 0) return new Map();
  const found = await rows<NewHome>(tx, sql.join(asked, sql` union all `));
  return Map.groupBy(found, ({ searchId }) => searchId);
}

async function tellOne(
  context: Context,
  tx: Transaction,
  search: Search,
  found: readonly NewHome[],
): Promise<void> {
  const [first] = found;
  if (!first) return;
  const lines = () =>
    found.map((home) => `${home.title}, ${formatPriceShort(toRupees(home.pricePaise))}`).join('; ');
  await notify(context, tx, search.personId, {
    kind: 'saved_search',
    title: () =>
      first.total === 1
        ? words.newHomeFor({ name: search.name })
        : words.newHomesFor({ total: first.total, name: search.name }),
    body: () =>
      first.total > NAMED
        ? words.linesAndMore({ lines: lines(), more: first.total - NAMED })
        : `${lines()}.`,
    link:
      first.total === 1 ? `/ViewSingleProperty/${first.id}` : `/PropertyListHome?${search.query}`,
  });
}

type Due = { alerts: 'instant' | 'daily'; before: Date };

/** Tells the owners of a batch of searches that wait for news; answers how many waited, and were told. */
async function tellSome(context: Context, { alerts, before }: Due, until: Date, fresh: Fresh) {
  return context.db.transaction(async (tx) => {
    const due = await rows<Search>(
      tx,
      sql`select id, person_id as "personId", name, query, seen_until as "seenUntil"
          from saved_searches where alerts = ${alerts} and seen_until < ${before}
          order by seen_until limit ${plainNumber(BATCH_SIZE)} for update skip locked`,
    );
    const found = await newHomes(context, tx, due, until, fresh);
    for (const search of due) await tellOne(context, tx, search, found.get(search.id) ?? []);
    const ids = due.map(({ id }) => id);
    await tx.update(savedSearches).set({ seenUntil: until }).where(inArray(savedSearches.id, ids));
    return { due: due.length, told: found.size };
  });
}

/**
 * Tells owners of saved searches of homes published since they were last told: at once, or once a
 * day. Where nothing was published nothing is done; else the searches are asked together, each of
 * what is new alone. Each search is one node's at a time. Returns how many were told.
 */
export async function tellOfNewHomes(context: Context, signal?: AbortSignal): Promise<number> {
  const until = new Date(context.now().getTime() - SETTLE_MS);
  const fresh = await freshHomes(context, until);
  const waiting: [Due, Fresh][] = [[{ alerts: 'daily', before: daysBefore(until, 1) }, 'many']];
  if (fresh.length > 0) waiting.push([{ alerts: 'instant', before: until }, fresh]);
  let told = 0;
  for (const [due, among] of waiting) {
    while (!signal?.aborted) {
      const batch = await tellSome(context, due, until, among);
      told += batch.told;
      if (batch.due < BATCH_SIZE) break;
    }
  }
  return told;
}
