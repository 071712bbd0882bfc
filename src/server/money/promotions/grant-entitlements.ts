import { and, eq, isNull } from 'drizzle-orm';
import { GRANT_KINDS } from '#domain/money/purpose.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { entitlements, type Order, type PriceItem } from '#server/db/schema/index.ts';

/** Gives what an item of the price list grants, until a moment or for good. */
export async function grantEntitlements(
  { now }: Context,
  tx: Transaction,
  { id: orderId, personId }: Order,
  { grants }: PriceItem,
  endsAt: Date | null,
): Promise<void> {
  const given = GRANT_KINDS.flatMap((kind) => {
    const quantity = grants[kind];
    return quantity ? [{ kind, quantity, orderId, personId, startsAt: now(), endsAt }] : [];
  });
  if (given.length > 0) await tx.insert(entitlements).values(given);
}

/** What is left of an order's entitlements ends; what was used stays used. */
export async function revokeEntitlements(
  { now }: Context,
  tx: Transaction,
  { id }: Order,
): Promise<void> {
  await tx
    .update(entitlements)
    .set({ revokedAt: now() })
    .where(and(eq(entitlements.orderId, id), isNull(entitlements.revokedAt)));
}
