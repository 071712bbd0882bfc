import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { restorePerson } from '#contract/people/admin.ts';
import doneWords from '#messages/people/done/index.ts';
import words from '#messages/people/news/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { onPersonRestored } from '#server/people/hooks.ts';
import { notify } from '#server/people/notifications/index.ts';
import { endSessions } from '#server/session/end-sessions.ts';
import { lockPerson } from '#server/session/find-person.ts';

export const restorePersonVerb: Verb<typeof restorePerson> = async (context, { params, body }) => {
  const { personId } = params;
  const { reason } = body;
  await context.db.transaction(async (tx) => {
    const person = await lockPerson(tx, personId);
    if (!person) throw new AppError('not_found');
    if (!person.suspendedAt) throw new AppError('conflict', refusalsWords.notSuspended);
    await tx.update(people).set({ suspendedAt: null }).where(eq(people.id, personId));
    // One that began while the suspension was being written has slept since; it must not wake.
    await endSessions(tx, personId, context.now());
    await onPersonRestored.run(context, tx, person);
    await notify(context, tx, personId, {
      kind: 'security',
      title: () => words.openAgain,
      body: () => words.openAgainBody({ reason }),
      link: '/UserDashboard',
    });
    await audit(context, tx, {
      action: 'person.restore',
      subjectKind: 'person',
      subjectId: personId,
      detail: { reason },
    });
  });
  return success(null, doneWords.suspensionLifted);
};
