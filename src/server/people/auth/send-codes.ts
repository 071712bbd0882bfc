import { eq, or } from 'drizzle-orm';
import { inLanguage } from '#messages/lib/in-language.ts';
import words from '#messages/people/entry/index.ts';
import type { Context } from '#server/core/context.ts';
import { issueCode } from '#server/core/one-time-code.ts';
import { people, type registrations } from '#server/db/schema/index.ts';

export type Registration = typeof registrations.$inferSelect;
type Receiver = Pick<Registration, 'email' | 'mobile'>;

/** The subject the codes of a registration hang on. */
export const subjectOf = ({ id }: Pick<Registration, 'id'>) => `registration ${id}`;

/** Whoever asks, and however often they begin anew: nobody's inbox or phone is to be flooded. */
const BY_RECEIVER = { calls: 5, seconds: 3_600 };

/** Throws where a mail address or a number has had its share of codes, or everybody today. */
export async function countCodes(
  { limits, ports }: Context,
  { email, mobile }: Receiver,
): Promise<void> {
  await ports.spending.requireRoom('sms');
  await limits.spend('registration mail', email, BY_RECEIVER);
  await limits.spend('registration sms', mobile, BY_RECEIVER);
}

/** Which of the two some account has already, and the language of whose it is. */
async function findTaken({ db }: Context, { email, mobile, taken }: Registration) {
  if (!taken) return { email: undefined, mobile: undefined };
  const owners = await db
    .select({ email: people.email, mobile: people.mobile, language: people.language })
    .from(people)
    .where(or(eq(people.email, email), eq(people.mobile, mobile)));
  return {
    email: owners.find((owner) => owner.email === email)?.language,
    mobile: owners.find((owner) => owner.mobile === mobile)?.language,
  };
}

async function mailCode(context: Context, { email, ...registration }: Registration) {
  const code = await issueCode(context, context.db, 'register_email', subjectOf(registration));
  await context.ports.mail.send({
    to: email,
    subject: words.codeSubject({ code }),
    text: words.codeText({ code }),
  });
}

async function textCode(context: Context, { mobile, ...registration }: Registration) {
  const code = await issueCode(context, context.db, 'register_mobile', subjectOf(registration));
  await context.ports.sms.send(mobile, words.codeSms({ code }));
}

/**
 * Sends both codes; whoever has an account by the e-mail or the number gets word of that instead.
 * Each goes by itself: from what reaches their own inbox or phone nobody learns whether the other
 * one is a member's.
 */
export async function sendCodes(context: Context, registration: Registration): Promise<void> {
  const { mail, sms } = context.ports;
  const { email, mobile, language } = registration;
  const taken = await findTaken(context, registration);
  await Promise.all([
    inLanguage(taken.email ?? language, () =>
      taken.email ? mail.send({ to: email, ...words.mailInUse }) : mailCode(context, registration),
    ),
    inLanguage(taken.mobile ?? language, () =>
      taken.mobile ? sms.send(mobile, words.numberInUse) : textCode(context, registration),
    ),
  ]);
}
