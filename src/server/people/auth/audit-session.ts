import type { SignInMethod } from '#domain/lib/sign-in.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Person } from '#server/db/schema/index.ts';

/** Writes down that staff's account was tried and refused; others' mistakes are their own. */
export async function auditFailedSignIn(
  context: Context,
  person: Pick<Person, 'id' | 'role'> | undefined,
  by: SignInMethod,
): Promise<void> {
  if (person?.role !== 'admin') return;
  await audit(context, context.db, {
    action: 'session.fail',
    subjectKind: 'person',
    subjectId: person.id,
    detail: { by },
  });
}

/** Writes down that the caller has signed out, here or elsewhere. */
export const auditSignOut = (context: Context, tx: Queryable, personId: number) =>
  audit(context, tx, { action: 'session.end', subjectKind: 'person', subjectId: personId });
