import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import words from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Order, type PriceItem, people, priceItems } from '#server/db/schema/index.ts';
import { findCurrentItem } from '#server/money/prices/index.ts';
import type { OrderRequest, Quote } from '#server/money/purposes/index.ts';

/**
 * The item of the price list that is asked for. Throws not_found where it is not for this person's
 * role, and what the price list throws.
 */
export async function requestedItem({ db }: Context, request: OrderRequest): Promise<PriceItem> {
  const item = await findCurrentItem(db, request.priceItemId, request.purpose);
  const [person] = await db
    .select({ role: people.role })
    .from(people)
    .where(and(eq(people.id, request.personId), isNull(people.deletedAt)));
  const isFor = person && PURPOSE_RULES[request.purpose].roles.includes(person.role);
  if (!isFor || (item.role && item.role !== person.role)) throw new AppError('not_found');
  return item;
}

/** The version of the price list that an order was made from. */
export async function boughtItem(tx: Transaction, order: Order): Promise<PriceItem> {
  const [item] = await tx
    .select()
    .from(priceItems)
    .where(eq(priceItems.id, order.priceItemId ?? 0));
  if (!item) throw new Error(`Order ${order.publicId} has no item of the price list`);
  return item;
}

/** How long an item holds. Staff who emptied the field have taken it off the market. */
export function daysOf({ validityDays }: PriceItem): number {
  if (validityDays !== null) return validityDays;
  throw new AppError('conflict', words.cannotBeBought);
}

/** The quote of an item: of nothing but itself, or for one listing. */
export function quoteOf(
  item: PriceItem,
  purpose: OrderRequest['purpose'],
  listing?: { id: number; title: string },
): Quote {
  const { page } = PURPOSE_RULES[purpose];
  return {
    description: listing ? `${item.name}: ${listing.title}` : item.name,
    subjectKind: listing ? 'listing' : null,
    subjectId: listing?.id ?? null,
    priceItem: item,
    listPaise: item.netPaise,
    returnPath: listing ? `${page}?property=${listing.id}` : page,
  };
}
