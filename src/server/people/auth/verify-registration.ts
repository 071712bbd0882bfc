import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { verifyRegistration } from '#contract/people/registration.ts';
import words from '#messages/people/entry/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { spendCode, tryCode } from '#server/core/one-time-code.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { people, registrations } from '#server/db/schema/index.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Verb } from '#server/http/execute.ts';
import { openSession } from '#server/session/open-session.ts';
import { findRegistration } from './find-registration.ts';
import { type Registration, subjectOf } from './send-codes.ts';
import { sessionUser, welcome } from './session-user.ts';

async function rightCodes(context: Context, subject: string, email: string, mobile: string) {
  const byMail = await tryCode(context, 'register_email', subject, email);
  const byMobile = await tryCode(context, 'register_mobile', subject, mobile);
  if (byMail !== undefined && byMobile !== undefined) return [byMail, byMobile];
  const errors = [
    ...(byMail === undefined ? [{ path: 'emailcode', message: words.wrongMailCode }] : []),
    ...(byMobile === undefined ? [{ path: 'mobilecode', message: words.wrongSmsCode }] : []),
  ];
  throw new AppError('wrong_credentials', errors[0]?.message, errors);
}

/** Makes the person of a registration, once; a call that comes second finds it completed. */
async function complete(context: Context, registration: Registration, codes: readonly number[]) {
  return context.db.transaction(async (tx) => {
    const at = context.now();
    const [mine] = await tx
      .update(registrations)
      .set({ completedAt: at })
      .where(and(eq(registrations.id, registration.id), isNull(registrations.completedAt)))
      .returning({ id: registrations.id });
    for (const code of codes) {
      if (!mine || !(await spendCode(context, tx, code))) throw new AppError('conflict');
    }
    const { role, language, firstName, lastName, email, mobile, city, passwordHash } = registration;
    const person = await insertOne(tx, people, {
      role,
      language,
      firstName,
      lastName,
      email,
      mobile,
      city,
      passwordHash,
    });
    await audit(context, tx, {
      action: 'person.register',
      subjectKind: 'person',
      subjectId: person.id,
      detail: { role },
    });
    return { person, token: await openSession(context, tx, person.id, ['registration']) };
  });
}

export const verifyRegistrationVerb: Verb<typeof verifyRegistration> = async (
  context,
  { body },
) => {
  const registration = await findRegistration(context, body.reference);
  // Without a registration the tries of a subject that does not exist are made all the same.
  const subject = subjectOf(registration ?? { id: 0 });
  const codes = await rightCodes(context, subject, body.emailcode, body.mobilecode);
  if (!registration) throw new AppError('wrong_credentials');
  try {
    const { person, token } = await complete(context, registration, codes);
    return { status: 1, message: welcome(), user: sessionUser(person), token };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', words.registeredMeanwhile);
  }
};
