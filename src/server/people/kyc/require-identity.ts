import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { IDENTITY_ACTS, type IdentityAct } from '#domain/people/identity-acts.ts';
import { isIdentified, verificationOf } from '#domain/people/kyc.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { type Person, people } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';

type Badges = Pick<Person, 'aadhaarVerified' | 'panVerified'>;

/** Throws conflict, at `kyc`, for somebody with neither paper verified. */
export function requireIdentityOf(person: Badges, act: IdentityAct): void {
  if (isIdentified(verificationOf(person))) return;
  const message = IDENTITY_ACTS[act];
  throw new AppError('conflict', message, [{ path: 'kyc', message }]);
}

/** The same of who calls. */
export async function requireIdentity(
  context: Context,
  db: Queryable,
  act: IdentityAct,
): Promise<void> {
  const { id, aadhaarVerified, panVerified } = people;
  const [person] = await db
    .select({ aadhaarVerified, panVerified })
    .from(people)
    .where(eq(id, personOf(context).id));
  if (!person) throw new AppError('session_ended');
  requireIdentityOf(person, act);
}
