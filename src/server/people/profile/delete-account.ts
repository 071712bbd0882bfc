import { success } from '#contract/lib/envelope.ts';
import type { deleteAccount } from '#contract/people/profile.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { removeFile } from '#server/core/remove-files.ts';
import type { Verb } from '#server/http/execute.ts';
import { sendRefund } from '#server/money/payments/send-refund.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { closeDeals } from './close-deals.ts';
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
  const { person, keys, refunds } = await db.transaction(async (tx) => {
    const person = await lockCaller(context, tx);
    const refunds = await closeDeals(context, tx, person.id);
    const keys = await erasePerson(context, tx, person);
    await audit(context, tx, {
      action: 'person.delete',
      subjectKind: 'person',
      subjectId: person.id,
    });
    return { person, keys, refunds };
  });
  const paths = person.image === null ? keys : [person.image, ...keys];
  background.run('remove files of a deleted account', () => removeFiles(context, paths));
  for (const id of refunds) background.run('send refund', () => sendRefund(context, id));
  background.run('farewell', () => ports.mail.send({ to: person.email, ...FAREWELL }));
  reply.sessionCookie = null;
  return success(null, 'Your account is deleted.');
};
