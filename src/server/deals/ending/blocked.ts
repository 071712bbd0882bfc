import { and, eq, inArray, or } from 'drizzle-orm';
import { OPEN_VISIT_STATES } from '#domain/deals/visit.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import words from '#messages/deals/ending/index.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { listings, visits } from '#server/db/schema/index.ts';
import { MEETINGS } from '#server/deals/visits/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { notify } from '#server/people/notifications/index.ts';

/**
 * Two of whom one has blocked the other do not meet: their open visits are called off, either way
 * round, and with them go code and address. Whoever blocked is not named as the one who did.
 */
export async function callOffBetween(
  context: Context,
  tx: Transaction,
  blocker: number,
  blocked: number,
): Promise<void> {
  const sides = (ownerId: number, buyerId: number) =>
    and(eq(visits.ownerId, ownerId), eq(visits.buyerId, buyerId));
  const open = await tx
    .select({ visit: visits, title: listings.title })
    .from(visits)
    .innerJoin(listings, eq(listings.id, visits.listingId))
    .where(
      and(
        or(sides(blocker, blocked), sides(blocked, blocker)),
        inArray(visits.state, [...OPEN_VISIT_STATES]),
      ),
    )
    .orderBy(visits.id)
    .for('update', { of: visits });
  for (const { visit, title } of open) {
    const note = forTheBooks(() => notes.blocked);
    await changeState(context, tx, { kind: 'visit', id: visit.id, name: 'callOff', note });
    for (const personId of [visit.ownerId, visit.buyerId]) {
      await notify(context, tx, personId, {
        kind: 'request',
        title: () => words.visitCalledOff,
        body: () => words.notInTouch({ title, startsAt: formatSpan(visit.startsAt, visit.endsAt) }),
        link: MEETINGS,
      });
    }
  }
}
