import { success } from '#contract/lib/envelope.ts';
import type { deleteAccount } from '#contract/people/profile.ts';
import { runAfterwards, takeInTurn } from '#server/core/afterwards.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { removeFile } from '#server/core/remove-files.ts';
import type { Verb } from '#server/http/execute.ts';
import { onAccountClosing } from '#server/people/hooks.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { erasePerson } from './erase-person.ts';
import { requirePassword } from './require-password.ts';

const FAREWELL = {
  subject: 'Your Propertysearch account is deleted',
  text: 'Your account and your personal data are deleted, as you asked. Invoices stay as they were issued, as the law asks; what else we must keep stays without your name.',
};

/** One by one; what fails here is left to housekeeping. */
async function removeFiles(context: Context, paths: string[]): Promise<void> {
  for (const path of paths) await removeFile(context, path);
}

export const deleteAccountVerb: Verb<typeof deleteAccount> = async (context, { body }) => {
  const { db, ports, background, reply } = context;
  await requirePassword(context, body.password);
  const { person, keys, afterwards } = await db.transaction(async (tx) => {
    const person = await lockCaller(context, tx);
    const closings = await onAccountClosing.run(context, tx, person);
    for (const closing of closings) await closing.check?.();
    for (const closing of closings) await closing.end?.();
    const afterwards = await takeInTurn(closings.flatMap(({ settle }) => settle ?? []));
    const keys = await erasePerson(context, tx, person);
    await audit(context, tx, {
      action: 'person.delete',
      subjectKind: 'person',
      subjectId: person.id,
    });
    return { person, keys, afterwards };
  });
  const paths = person.image === null ? keys : [person.image, ...keys];
  background.run('remove files of a deleted account', () => removeFiles(context, paths));
  runAfterwards(context, afterwards);
  background.run('farewell', () => ports.mail.send({ to: person.email, ...FAREWELL }));
  reply.sessionCookie = null;
  return success(null, 'Your account is deleted.');
};
