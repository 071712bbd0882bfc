import { and, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { deleteAccount } from '#contract/people/profile.ts';
import words from '#messages/people/refusals/index.ts';
import { runAfterwards, takeInTurn } from '#server/core/afterwards.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { removeFile } from '#server/core/remove-files.ts';
import type { Transaction } from '#server/db/client.ts';
import { apiKeys, type Person } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { onAccountClosing } from '#server/people/hooks.ts';
import { lockCaller, lockPerson } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { erasePerson } from './erase-person.ts';
import { requirePassword } from './require-password.ts';

/** One by one; what fails here is left to housekeeping. */
async function removeFiles(context: Context, paths: string[]): Promise<void> {
  for (const path of paths) await removeFile(context, path);
}

/** Whether somebody has, or had, a key for trying out. */
async function hasTried(tx: Transaction, personId: number): Promise<boolean> {
  const mine = and(eq(apiKeys.personId, personId), eq(apiKeys.kind, 'test'));
  return (await tx.select({ id: apiKeys.id }).from(apiKeys).where(mine).limit(1)).length > 0;
}

/** Ends the caller’s account and all that hangs on it; answers who that was. */
export async function closeAccount(context: Context): Promise<Person> {
  const { db, background, testMode } = context;
  const { person, keys, afterwards, tried } = await db.transaction(async (tx) => {
    const person = await lockCaller(context, tx);
    const closings = await onAccountClosing.run(context, tx, person);
    for (const closing of closings) await closing.check?.();
    for (const closing of closings) await closing.end?.();
    const afterwards = await takeInTurn(closings.flatMap(({ settle }) => settle ?? []));
    const tried = await hasTried(tx, person.id);
    const keys = await erasePerson(context, tx, person);
    await audit(context, tx, {
      action: 'person.delete',
      subjectKind: 'person',
      subjectId: person.id,
    });
    return { person, keys, afterwards, tried };
  });
  const paths = person.image === null ? keys : [person.image, ...keys];
  background.run('remove files of a deleted account', () => removeFiles(context, paths));
  if (tried && testMode) background.run('forget in test mode', () => testMode.forget(person));
  runAfterwards(context, afterwards);
  return person;
}

/**
 * Takes the data of somebody who had gone before a restore brought it back; what is open by the
 * restored state stays for staff to end.
 */
export async function eraseAnyway(context: Context): Promise<void> {
  const keys = await context.db.transaction(async (tx) => {
    const person = await lockPerson(tx, personOf(context).id);
    return person ? [person.image ?? [], await erasePerson(context, tx, person)].flat() : [];
  });
  await removeFiles(context, keys);
}

export const deleteAccountVerb: Verb<typeof deleteAccount> = async (context, { body }) => {
  const { ports, background, reply } = context;
  await requirePassword(context, body.password);
  const { email } = await closeAccount(context);
  background.run('farewell', () => ports.mail.send({ to: email, ...words.farewell }));
  reply.sessionCookie = null;
  return success(null, words.accountDeleted);
};
