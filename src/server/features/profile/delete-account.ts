import { success } from '../../../contract/envelope.ts';
import type { deleteAccount } from '../../../contract/profile.ts';
import { audit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import type { Person } from '../../db/schema/index.ts';
import type { Verb } from '../../http/execute.ts';
import { erasePerson } from './erase-person.ts';
import { lockCaller } from './find-person.ts';
import { removePhotoFiles } from './photo-objects.ts';
import { requirePassword } from './require-password.ts';

const FAREWELL = {
  subject: 'Your Propertysearch account is deleted',
  text: 'Your account and your personal data are deleted, as you asked. Records that the law makes us keep stay without your name.',
};

async function removeFiles({ ports }: Context, { image }: Person, keys: string[]): Promise<void> {
  await removePhotoFiles(ports.store, image);
  for (const key of keys) await ports.store.remove(key);
}

export const deleteAccountVerb: Verb<typeof deleteAccount> = async (context, { body }) => {
  const { db, ports, background, reply } = context;
  await requirePassword(context, body.password);
  const { person, keys } = await db.transaction(async (tx) => {
    const person = await lockCaller(context, tx);
    const keys = await erasePerson(context, tx, person);
    await audit(context, tx, {
      action: 'person.delete',
      subjectKind: 'person',
      subjectId: person.id,
    });
    return { person, keys };
  });
  background.run('remove files of a deleted account', () => removeFiles(context, person, keys));
  background.run('farewell', () => ports.mail.send({ to: person.email, ...FAREWELL }));
  reply.sessionCookie = null;
  return success(null, 'Your account is deleted.');
};
