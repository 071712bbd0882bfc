import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { confirmContact } from '#contract/people/profile.ts';
import entryWords from '#messages/people/entry/index.ts';
import words from '#messages/people/news/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { spendCode, tryCode } from '#server/core/one-time-code.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Person, people } from '#server/db/schema/index.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { endSessions } from '#server/session/end-sessions.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { labelOf, type NewContact, readContact, subjectOf } from './contact.ts';

const wrong = () =>
  new AppError('wrong_credentials', entryWords.wrongCode, [
    { path: 'code', message: entryWords.wrongCode },
  ]);

/** Whoever took over a session must not quietly take the account too: the old address is told. */
/** Sets it, ends the other sessions and tells the person; returns them as they were. */
async function takeOver(
  context: Context,
  tx: Transaction,
  { field, value }: NewContact,
): Promise<Person> {
  const person = await lockCaller(context, tx);
  await tx
    .update(people)
    .set({ [field]: value })
    .where(eq(people.id, person.id));
  await endSessions(tx, person.id, context.now(), personOf(context).sessionId);
  await audit(context, tx, {
    action: 'contact.change',
    subjectKind: 'person',
    subjectId: person.id,
    detail: { what: field },
  });
  await notify(context, tx, person.id, {
    kind: 'security',
    title: () => words.contactChanged({ label: labelOf({ field }) }),
    body: () => words.sessionsEnded,
    link: '/MyProfile',
  });
  return person;
}

export const confirmContactVerb: Verb<typeof confirmContact> = async (context, { body }) => {
  const { id } = personOf(context);
  const contact = readContact(body);
  const code = await tryCode(context, contact.purpose, subjectOf(id, contact), body.code);
  if (code === undefined) throw wrong();
  const before = await context.db
    .transaction(async (tx) => {
      if (!(await spendCode(context, tx, code))) throw wrong();
      return takeOver(context, tx, contact);
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new AppError('conflict', refusalsWords.contactTaken({ label: labelOf(contact) }));
    });
  if (contact.field === 'email') {
    context.background.run('tell the old address', () =>
      context.ports.mail.send({ to: before.email, ...words.mailChanged }),
    );
  }
  return success(null, refusalsWords.contactDone({ label: labelOf(contact) }));
};
