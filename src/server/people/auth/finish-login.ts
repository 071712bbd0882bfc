import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { finishLogin } from '#contract/people/sign-in.ts';
import words from '#messages/people/entry/index.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { prove, spendTicket, tryTicket } from '#server/people/second-factor/index.ts';
import { lockPerson } from '#server/session/find-person.ts';
import { auditFailedSignIn } from './audit-session.ts';
import { beginSession } from './enter.ts';

const tooLate = () =>
  new AppError('wrong_credentials', words.tookTooLong, [
    { path: 'ticket', message: words.signInAgain },
  ]);

export const finishLoginVerb: Verb<typeof finishLogin> = async (context, { body }) => {
  const { ticket, proof } = body;
  const entering = await tryTicket(context, ticket);
  if (!entering) throw tooLate();
  const { personId, shown } = entering;
  const factor = await prove(context, personId, proof).catch(async (error: unknown) => {
    const [person] = await context.db.select().from(people).where(eq(people.id, personId));
    await auditFailedSignIn(context, person, proof.kind);
    throw error;
  });
  return context.db.transaction(async (tx) => {
    // Suspended, deleted or with a new password since: whoever was first has the last word.
    const person = await lockPerson(tx, personId);
    const isFirst = await spendTicket(context, tx, ticket, { personId, sessionId: null });
    if (!person || person.suspendedAt || !isFirst) throw tooLate();
    return beginSession(context, tx, person, [shown, factor]);
  });
};
