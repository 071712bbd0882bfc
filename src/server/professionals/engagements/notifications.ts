import { PROFESSION } from '#domain/lib/profession.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Engagement } from '#server/db/schema/index.ts';
import { type NotificationWords, notify } from '#server/people/notifications/index.ts';
import type { EngagementSide } from './lock-engagement.ts';

export type Words = NotificationWords;

type Party = Pick<Engagement, 'id' | 'clientId' | 'professionalId' | 'profession'>;

/** The page on which a side sees and moves an engagement. */
export const linkOfEngagement = (
  { id, profession }: Pick<Party, 'id' | 'profession'>,
  side: EngagementSide,
): string =>
  side === 'client'
    ? `/HiredAgents/0?engagement=${id}`
    : `${PROFESSION[profession].desk.workPath}${id}`;

/** Tells one side, with the way to where it acts. */
export function tellSide(
  context: Context,
  tx: Queryable,
  engagement: Party,
  side: EngagementSide,
  words: Words,
): Promise<void> {
  const personId = side === 'client' ? engagement.clientId : engagement.professionalId;
  const link = linkOfEngagement(engagement, side);
  return notify(context, tx, personId, { kind: 'deal', link, ...words });
}
