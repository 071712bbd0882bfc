import type { z } from 'zod';
import { AppError } from '#contract/lib/errors.ts';
import type { secondFactorAsked } from '#contract/people/second-factor.ts';
import type { signedIn } from '#contract/people/sign-in.ts';
import type { SignInMethod } from '#domain/lib/sign-in.ts';
import words from '#messages/people/entry/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Person } from '#server/db/schema/index.ts';
import { factorsOf, issueTicket } from '#server/people/second-factor/index.ts';
import { lockPerson } from '#server/session/find-person.ts';
import { openSession } from '#server/session/open-session.ts';
import { tellOfNewDevice } from './new-device.ts';
import { sessionUser, welcome } from './session-user.ts';

/** Signs somebody in who has shown all that is asked of them. */
export async function beginSession(
  context: Context,
  tx: Transaction,
  person: Person,
  by: readonly SignInMethod[],
): Promise<z.output<typeof signedIn>> {
  await tellOfNewDevice(context, tx, person.id);
  const actor = { kind: 'person', id: person.id, role: person.role, sessionId: 0 } as const;
  await audit({ ...context, actor }, tx, {
    action: 'session.begin',
    subjectKind: 'person',
    subjectId: person.id,
    detail: { by },
  });
  const token = await openSession(context, tx, person.id, by);
  return { status: 1, message: welcome(), user: sessionUser(person), token };
}

/**
 * What a first factor leads to, whichever it was: a session, or for who has set up a second factor
 * the question for it. Checking took a while: who has changed the password, the number or suspended
 * them since has the last word.
 */
export async function enter(
  context: Context,
  tx: Transaction,
  person: Person,
  by: 'password' | 'mobile_code',
): Promise<z.output<typeof signedIn> | z.output<typeof secondFactorAsked>> {
  const still = await lockPerson(tx, person.id);
  const isSame = still?.passwordHash === person.passwordHash && still?.mobile === person.mobile;
  if (!still || !isSame || still.suspendedAt) throw new AppError('wrong_credentials');
  const factors = await factorsOf(tx, person.id);
  if (factors.length === 0) return beginSession(context, tx, person, [by]);
  const shown = { personId: person.id, shown: by, sessionId: null };
  const { ticket, expiresAt } = await issueTicket(context, tx, shown);
  return {
    status: 0,
    code: 'second_factor',
    message: words.oneMoreStep,
    data: { ticket, expiresAt: expiresAt.toISOString(), factors },
  };
}
