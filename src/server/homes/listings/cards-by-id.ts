import { sql } from 'drizzle-orm';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type CardRow, cardColumns, presentCard } from './card.ts';

/** Cards of listings in any state, for those who have dealings with them. */
export async function cardsById(
  db: Queryable,
  ids: readonly number[],
): Promise<(id: number) => ListingCard> {
  const found = await rows<CardRow>(
    db,
    sql`select ${cardColumns} from listings l join localities p on p.id = l.locality_id
        where l.id = any(${sql.param([...new Set(ids)])}::int[])`,
  );
  const cards = new Map(found.map((row) => [row.id, presentCard(row)]));
  return (id) => {
    const card = cards.get(id);
    if (!card) throw new AppError('not_found');
    return card;
  };
}
