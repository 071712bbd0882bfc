import { eq, or } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { register } from '#contract/people/registration.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { currentLanguage } from '#messages/lib/language.ts';
import words from '#messages/people/entry/index.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { people, registrations } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { hashToken, newToken } from '#server/session/token.ts';
import { hashPassword } from './password.ts';
import { requireStrong } from './password-strength.ts';
import { countCodes, sendCodes } from './send-codes.ts';

/**
 * Keeps what was typed until both codes are back. For an address or number that has an account
 * already the answer is the same: nobody learns from here who is a member.
 */
export const registerVerb: Verb<typeof register> = async (context, { body }) => {
  const { db, now } = context;
  const { firstname, lastname, email, mobile, city, password, role } = body;
  await requireStrong('password', password, [firstname, lastname, email, city, mobile]);
  await countCodes(context, body);
  const passwordHash = await hashPassword(password);
  const reference = newToken();
  const [known] = await db
    .select({ id: people.id })
    .from(people)
    .where(or(eq(people.email, email), eq(people.mobile, mobile)))
    .limit(1);
  const createdAt = now();
  const registration = await insertOne(db, registrations, {
    referenceHash: hashToken(reference),
    role,
    language: currentLanguage(),
    firstName: firstname,
    lastName: lastname,
    email,
    mobile,
    city,
    passwordHash,
    taken: known !== undefined,
    createdAt,
    expiresAt: daysFrom(createdAt, 1),
  });
  context.background.run('send codes', () => sendCodes(context, registration));
  return success({ reference }, words.codesSent);
};
