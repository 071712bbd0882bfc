import { and, eq, isNull, sql } from 'drizzle-orm';
import notes from '#messages/lib/own-notes/index.ts';
import words from '#messages/professionals/news/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import {
  agentInterests,
  type Listing,
  listingHolds,
  type Person,
} from '#server/db/schema/index.ts';
import type { ListingEnding } from '#server/homes/hooks.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import type { AccountClosing } from '#server/people/hooks.ts';
import { notify } from '#server/people/notifications/index.ts';
import { LINK_FOR_AGENT, linkForOwner } from './links.ts';
import { lockOpenInterests } from './lock-interest.ts';

/** Takes back the offers of somebody who leaves, declines those to them, and ends their holds. */
export const closeInterests = (
  context: Context,
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
): AccountClosing => ({ end: () => leaveInterests(context, tx, id) });

export async function leaveInterests(
  context: Context,
  tx: Transaction,
  personId: number,
): Promise<void> {
  for (const interest of await lockOpenInterests(tx, personId)) {
    const isAgent = interest.agentId === personId;
    const isOver = interest.expiresAt <= context.now();
    const name = isOver ? 'expire' : isAgent ? 'withdraw' : 'decline';
    await changeState(context, tx, {
      kind: 'interest',
      id: interest.id,
      name,
      note: forTheBooks(() => notes.accountDeleted),
    });
    await notify(context, tx, isAgent ? interest.ownerId : interest.agentId, {
      kind: 'request',
      title: () => words.offerEnded,
      body: () => words.otherSideLeft,
      link: isAgent ? linkForOwner(interest) : LINK_FOR_AGENT,
    });
  }
  await tx.update(agentInterests).set({ message: '' }).where(eq(agentInterests.agentId, personId));
  await tx
    .update(listingHolds)
    .set({ releasedAt: sql`least(ends_at, ${context.now()})` })
    .where(and(eq(listingHolds.agentId, personId), isNull(listingHolds.releasedAt)));
}

/** Ends the offers for a listing that leaves the market, and its hold. The caller holds its row. */
export async function endInterests(
  context: Context,
  tx: Transaction,
  { id, title }: Pick<Listing, 'id' | 'title'>,
  { note }: ListingEnding,
): Promise<void> {
  const { listingId, state } = agentInterests;
  const open = await tx
    .select()
    .from(agentInterests)
    .where(and(eq(listingId, id), eq(state, 'requested')))
    .orderBy(agentInterests.id)
    .for('update');
  for (const interest of open) {
    await changeState(context, tx, { kind: 'interest', id: interest.id, name: 'expire', note });
    await notify(context, tx, interest.agentId, {
      kind: 'request',
      title: () => words.offeredHomeLeft,
      body: () => words.offeredHomeLeftBody({ title }),
      link: LINK_FOR_AGENT,
    });
  }
  await tx
    .update(listingHolds)
    .set({ releasedAt: sql`least(ends_at, ${context.now()})` })
    .where(and(eq(listingHolds.listingId, id), isNull(listingHolds.releasedAt)));
}
