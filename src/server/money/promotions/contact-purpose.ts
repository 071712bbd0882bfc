import { and, eq } from 'drizzle-orm';
import { AppError, isAppError } from '#contract/lib/errors.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import words from '#messages/money/refusals/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { contactRequests, type Order } from '#server/db/schema/index.ts';
import { openContact, requireOpenable } from '#server/deals/contacts/index.ts';
import type { PurposeHandler } from '#server/money/purposes/index.ts';
import { quoteOf, requestedItem } from './item-of.ts';

const PURPOSE = { sell: 'ownerContact', rent: 'rentContact' } as const;

const askingOf = ({ personId, subjectId }: Pick<Order, 'personId' | 'subjectId'>) => ({
  buyerId: personId,
  listingId: subjectId ?? 0,
});

async function grant(context: Context, tx: Transaction, order: Order): Promise<void> {
  try {
    await openContact(context, tx, askingOf(order));
  } catch (error) {
    // Gone since it was ordered: then the money goes back.
    if (!isAppError(error) || error.code !== 'not_found') throw error;
    throw new AppError('conflict', error.message);
  }
}

/** Numbers are shared no longer, where the owner has not ended that already. */
async function revoke(context: Context, tx: Transaction, order: Order): Promise<void> {
  const { id, listingId, buyerId, state } = contactRequests;
  const asking = askingOf(order);
  const [open] = await tx
    .select({ id })
    .from(contactRequests)
    .where(
      and(eq(listingId, asking.listingId), eq(buyerId, asking.buyerId), eq(state, 'accepted')),
    );
  if (open) await changeState(context, tx, { kind: 'contact', id: open.id, name: 'takeBack' });
}

/** The contact of the owner of a live listing, of one for sale or one for rent. */
export const contactPurpose = (listed: ListedIn): PurposeHandler => ({
  async quote(context, request) {
    const item = await requestedItem(context, request);
    const asking = askingOf(request);
    const { title, listedIn } = await requireOpenable(context.db, asking);
    if (listedIn !== listed) throw new AppError('not_found', words.notOfferedLikeThat);
    return quoteOf(item, PURPOSE[listed], { id: asking.listingId, title });
  },
  grant,
  revoke,
});
