import { z } from 'zod';
import { email, newPassword, personName } from '#contract/lib/fields.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { people } from '#server/db/schema/index.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { hashPassword, strengthProblem } from '#server/people/auth/index.ts';

export interface NewAdmin {
  email: string;
  /** First and last name. */
  name: string;
  password: string;
}

const account = z.object({
  email,
  firstName: personName('first'),
  lastName: personName('last'),
  password: newPassword,
});

/** What was given, as it is stored. Throws a sentence naming what to correct. */
function read({ email, name, password }: NewAdmin) {
  const [firstName, ...others] = name.trim().split(/\s+/);
  const result = account.safeParse({ email, firstName, lastName: others.join(' '), password });
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => issue.message).join(' '));
}

/**
 * Adds a member of staff, the house being the one who does it. Throws one sentence when the e-mail
 * is in use or something given will not do.
 */
export async function createAdmin(context: Context, given: NewAdmin): Promise<number> {
  const { password, ...person } = read(given);
  const problem = await strengthProblem(password, [
    person.firstName,
    person.lastName,
    person.email,
  ]);
  if (problem) throw new Error(problem);
  const passwordHash = await hashPassword(password);
  try {
    return await context.db.transaction(async (tx) => {
      const made = await insertOne(tx, people, { ...person, role: 'admin', passwordHash });
      await audit(context, tx, {
        action: 'admin.create',
        subjectKind: 'person',
        subjectId: made.id,
      });
      return made.id;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Error(`${person.email} has an account already. Choose another e-mail.`);
  }
}
