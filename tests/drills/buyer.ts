import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { orders } from '#server/db/schema/index.ts';
import { currentPrice } from '#tests/builders/index.ts';
import { payerOf } from '#tests/system/money-books.ts';
import { keepBuying } from '#tests/system/money-payers.ts';
import type { SiteProcess } from '#tests/system/site-process.ts';

/** Somebody who buys again and again; what is answered ends it, once the last purchase is over. */
export async function aBuyer(
  context: Context,
  site: () => SiteProcess,
): Promise<() => Promise<void>> {
  let isOver = false;
  const buyer = await payerOf(context, { site, goesOn: () => !isOver });
  const item = await currentPrice(context.db, 'property-analysis-30');
  const buying = keepBuying(buyer, item.id);
  return async () => {
    isOver = true;
    await buying;
    const bought = await context.db.$count(orders, eq(orders.personId, buyer.id));
    expect(bought, 'Books in which nothing was written prove nothing').toBeGreaterThan(0);
  };
}
