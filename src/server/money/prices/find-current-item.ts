import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Purpose } from '#domain/money/purpose.ts';
import words from '#messages/money/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { type PriceItem, priceItems } from '#server/db/schema/index.ts';

/**
 * The version of an item that somebody saw, where it is still what it costs. Throws invalid where
 * none was chosen, not_found for one that is not of the purpose, conflict for a price of the past.
 */
export async function findCurrentItem(
  db: Queryable,
  id: number | null,
  purpose?: Purpose,
): Promise<PriceItem> {
  if (id === null) throw new AppError('invalid', words.chooseToBuy);
  const [item] = await db.select().from(priceItems).where(eq(priceItems.id, id));
  if (!item || (purpose && item.purpose !== purpose)) throw new AppError('not_found');
  if (item.validUntil) {
    throw new AppError('conflict', words.priceChanged);
  }
  return item;
}
