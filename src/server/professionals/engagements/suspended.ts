import { and, eq, inArray, or } from 'drizzle-orm';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import words from '#messages/professionals/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { engagements, type Person } from '#server/db/schema/index.ts';
import { tellSide } from './notifications.ts';

const UNDER_WAY: EngagementState[] = ['accepted', 'paid', 'working', 'delivered', 'disputed'];

/** Work agreed with somebody who is suspended stays as it is; the other side learns of it. */
export async function tellOfSuspension(
  context: Context,
  tx: Transaction,
  { id: personId }: Pick<Person, 'id'>,
): Promise<void> {
  const { clientId, professionalId, state, id } = engagements;
  const underWay = await tx
    .select()
    .from(engagements)
    .where(
      and(or(eq(clientId, personId), eq(professionalId, personId)), inArray(state, [...UNDER_WAY])),
    )
    .orderBy(id);
  for (const engagement of underWay) {
    const side = engagement.clientId === personId ? 'professional' : 'client';
    await tellSide(context, tx, engagement, side, {
      title: () => words.otherSuspended,
      body: () => words.otherSuspendedBody,
    });
  }
}
