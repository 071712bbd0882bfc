import { and, eq, isNull } from 'drizzle-orm';
import words from '#messages/people/news/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { people } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { removeFactors } from '#server/people/second-factor/index.ts';
import { endSessions } from '#server/session/end-sessions.ts';

/**
 * For who has lost every factor and every recovery code, and has shown to us in another way that it
 * is them: all are removed and every session ends. Throws a sentence where there is nobody.
 */
export async function resetFactors(context: Context, email: string): Promise<number> {
  return context.db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.email, email.trim().toLowerCase()), isNull(people.deletedAt)))
      .for('no key update');
    if (!person) throw new Error(`Nobody has an account as ${email}.`);
    await removeFactors(tx, person.id);
    const sessionsEnded = await endSessions(tx, person.id, context.now());
    await audit(context, tx, {
      action: 'factor.reset',
      subjectKind: 'person',
      subjectId: person.id,
      detail: { sessionsEnded },
    });
    await notify(context, tx, person.id, {
      kind: 'security',
      title: () => words.factorsReset,
      body: () => words.factorsResetBody,
      link: '/MyProfile#security',
    });
    return person.id;
  });
}
