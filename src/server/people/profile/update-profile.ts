import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { updateProfile } from '#contract/people/profile.ts';
import words from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { checksAfterRename } from '#server/people/kyc/index.ts';
import { licenceAfterChange } from '#server/people/licences/index.ts';
import { findCaller, lockCaller } from '#server/session/find-person.ts';
import { presentProfile } from './present-profile.ts';
import { readProfessionalFields } from './professional-fields.ts';

/** What is left out of the body stays as it is; an empty text takes it away. */
export const updateProfileVerb: Verb<typeof updateProfile> = async (context, { body }) => {
  const { role } = await findCaller(context);
  const { firstname, lastname, city, about } = body;
  const changes = {
    firstName: firstname,
    lastName: lastname,
    city,
    about: about === '' ? null : about,
    ...(await readProfessionalFields(context.db, role, body)),
  };
  const person = await context.db.transaction(async (tx) => {
    const before = await lockCaller(context, tx);
    const [after] = await tx
      .update(people)
      .set(changes)
      .where(eq(people.id, before.id))
      .returning();
    await audit(context, tx, {
      action: 'profile.update',
      subjectKind: 'person',
      subjectId: before.id,
    });
    if (!after) return before;
    await licenceAfterChange(context, tx, before, after);
    return checksAfterRename(context, tx, before, after);
  });
  return success(presentProfile(person), words.profileSaved);
};
