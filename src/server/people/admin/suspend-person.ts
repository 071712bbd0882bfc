import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { suspendPerson } from '#contract/people/admin.ts';
import doneWords from '#messages/people/done/index.ts';
import words from '#messages/people/news/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { onPersonSuspended } from '#server/people/hooks.ts';
import { notify } from '#server/people/notifications/index.ts';
import { endKeys } from '#server/session/end-keys.ts';
import { endSessions } from '#server/session/end-sessions.ts';
import { lockPerson } from '#server/session/find-person.ts';
import { requireOthers } from '#server/session/require-others.ts';

/** Keeps a person out, in the transaction of whatever is the reason. Throws conflict for staff. */
export async function suspend(
  context: Context,
  tx: Transaction,
  personId: number,
  reason: string,
): Promise<void> {
  const person = await lockPerson(tx, personId);
  if (!person) throw new AppError('not_found');
  if (person.role === 'admin') throw new AppError('conflict', refusalsWords.staffNotSuspended);
  if (person.suspendedAt) throw new AppError('conflict', refusalsWords.suspendedAlready);
  const at = context.now();
  await tx.update(people).set({ suspendedAt: at }).where(eq(people.id, personId));
  const ended = await endSessions(tx, personId, at);
  await endKeys(tx, personId, at);
  await onPersonSuspended.run(context, tx, person);
  await notify(context, tx, personId, {
    kind: 'security',
    title: () => words.suspended,
    body: () => words.suspendedBody({ reason }),
  });
  await audit(context, tx, {
    action: 'person.suspend',
    subjectKind: 'person',
    subjectId: personId,
    detail: { reason, sessionsEnded: ended },
  });
}

export const suspendPersonVerb: Verb<typeof suspendPerson> = async (context, { params, body }) => {
  const { personId } = params;
  requireOthers(context, [personId], refusalsWords.notSuspendYourself);
  await context.db.transaction((tx) => suspend(context, tx, personId, body.reason));
  return success(null, doneWords.suspended);
};
