import { and, eq, inArray, or } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import notes from '#messages/lib/own-notes/index.ts';
import newsWords from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import type { TransitionName } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import {
  type Engagement,
  engagements,
  type Person,
  professionalProfiles,
} from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import type { AccountClosing } from '#server/people/hooks.ts';
import { hasRunOut } from './engagement-row.ts';
import { expireEngagement } from './expire-engagement.ts';
import { moveEngagement } from './move-engagement.ts';

const UNPAID: EngagementState[] = ['requested', 'quoted', 'accepted'];
const HELD: EngagementState[] = ['paid', 'working', 'delivered', 'disputed'];
const why = () => forTheBooks(() => notes.accountDeleted);

type Ending = Record<string, TransitionName<'engagement'>>;
const BY_CLIENT: Ending = { requested: 'withdraw', quoted: 'turnDown', accepted: 'withdraw' };
const BY_PROFESSIONAL: Ending = { requested: 'decline', quoted: 'stepBack', accepted: 'stepBack' };

async function end(context: Context, tx: Transaction, engagement: Engagement, personId: number) {
  if (hasRunOut(engagement, context.now())) {
    await expireEngagement(context, tx, engagement);
    return;
  }
  const isClient = engagement.clientId === personId;
  const name = (isClient ? BY_CLIENT : BY_PROFESSIONAL)[engagement.state];
  if (!name) return;
  const words = { title: () => newsWords.workRequestEnded, body: () => newsWords.otherSideLeft };
  await moveEngagement(context, tx, engagement, name, {
    note: why(),
    tell: isClient ? { professional: words } : { client: words },
  });
}

/**
 * Ends what somebody who leaves has asked for or was asked for, and takes them out of the directory.
 * Throws conflict while a fee is held: that is ended in the open, not by walking away.
 */
export async function leaveEngagements(
  context: Context,
  tx: Transaction,
  personId: number,
): Promise<void> {
  const { clientId, professionalId, state, id } = engagements;
  const open = await tx
    .select()
    .from(engagements)
    .where(
      and(
        or(eq(clientId, personId), eq(professionalId, personId)),
        inArray(state, [...UNPAID, ...HELD]),
      ),
    )
    .orderBy(id)
    .for('no key update');
  if (open.some((engagement) => HELD.includes(engagement.state))) {
    throw new AppError('conflict', refusalsWords.paidWorkUnderWay);
  }
  for (const engagement of open) await end(context, tx, engagement, personId);
  await tx.delete(professionalProfiles).where(eq(professionalProfiles.personId, personId));
}

/** Work asked for and given by somebody who leaves. */
export const closeEngagements = (
  context: Context,
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
): AccountClosing => ({ end: () => leaveEngagements(context, tx, id) });
