import { sql } from 'drizzle-orm';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import type { Context } from '#server/core/context.ts';
import { holdsUntil } from '#server/core/kept-answers.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { cardShelf, type KeptCard } from '#server/homes/search-feed/index.ts';
import { withKeptJson } from '#server/lib/kept-json.ts';
import { type CardRow, cardColumns, presentCard } from './card.ts';

/** What a card takes beside its text, which it has once more as values. */
const OBJECT_BYTES = 1_500;

/** A card says whether it is promoted and vouched for, which ends by itself. */
const until = sql`least(case when l.featured_until > now() then l.featured_until end,
  case when l.verified_until > now() then l.verified_until end) as until`;

async function readCards(db: Database, ids: readonly number[]): Promise<KeptCard[]> {
  const found = await rows<CardRow & { until: Date | null }>(
    db,
    sql`select ${cardColumns}, ${until} from listings l join localities p on p.id = l.locality_id
        where l.id = any(${sql.param([...ids])}::int[]) and l.status = 'live'`,
  );
  return found.map((row) => {
    const { value: card, length } = withKeptJson(presentCard(row));
    const ends = row.until?.getTime() ?? Number.POSITIVE_INFINITY;
    return { id: row.id, card, bytes: length + OBJECT_BYTES, until: ends };
  });
}

async function readMissing(db: Database, ids: readonly number[]): Promise<Map<number, KeptCard>> {
  const read = () => readCards(db, ids);
  const cards = await (cardShelf({ db })?.fill(read) ?? read());
  return new Map(cards.map((card) => [card.id, card]));
}

/**
 * Cards of listings found, in the order given. What left the market in the moment between is left
 * out. They come from memory where this process hears of every change, else from the database.
 */
export async function liveCards(
  { db, now, reply }: Pick<Context, 'db' | 'now' | 'reply'>,
  ids: readonly number[],
): Promise<ListingCard[]> {
  const shelf = cardShelf({ db });
  const at = now().getTime();
  const kept = ids.map((id) => shelf?.get(id, at));
  const missing = ids.filter((_, i) => !kept[i]);
  const read = missing.length > 0 ? await readMissing(db, missing) : undefined;
  const cards: ListingCard[] = [];
  for (const [i, id] of ids.entries()) {
    const found = kept[i] ?? read?.get(id);
    if (!found) continue;
    cards.push(found.card);
    holdsUntil({ reply }, found.until);
  }
  return cards;
}
