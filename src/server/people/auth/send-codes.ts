import { eq, or } from 'drizzle-orm';
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

const MAIL_IN_USE = {
  subject: 'You have an account already',
  text: 'Somebody, probably you, tried to make an account on Propertysearch with this e-mail address. You have an account already: sign in, or choose "Forgot password". If it was not you, there is nothing to do.',
};
const SMS_IN_USE =
  'You have a Propertysearch account with this number already. Sign in, or choose "Forgot password".';

/** Which of the two some account has already. */
async function findTaken({ db }: Context, { email, mobile, taken }: Registration) {
  if (!taken) return { email: false, mobile: false };
  const owners = await db
    .select({ email: people.email, mobile: people.mobile })
    .from(people)
    .where(or(eq(people.email, email), eq(people.mobile, mobile)));
  return {
    email: owners.some((owner) => owner.email === email),
    mobile: owners.some((owner) => owner.mobile === mobile),
  };
}

async function mailCode(context: Context, { email, ...registration }: Registration) {
  const code = await issueCode(context, context.db, 'register_email', subjectOf(registration));
  await context.ports.mail.send({
    to: email,
    subject: `${code} is your Propertysearch code`,
    text: `Your code is ${code}. It is good for 10 minutes. Nobody of Propertysearch will ask you for it.`,
  });
}

async function textCode(context: Context, { mobile, ...registration }: Registration) {
  const code = await issueCode(context, context.db, 'register_mobile', subjectOf(registration));
  await context.ports.sms.send(mobile, `${code} is your Propertysearch code, good for 10 minutes.`);
}

/**
 * Sends both codes; whoever has an account by the e-mail or the number gets word of that instead.
 * Each goes by itself: from what reaches their own inbox or phone nobody learns whether the other
 * one is a member's.
 */
export async function sendCodes(context: Context, registration: Registration): Promise<void> {
  const { mail, sms } = context.ports;
  const { email, mobile } = registration;
  const taken = await findTaken(context, registration);
  await Promise.all([
    taken.email ? mail.send({ to: email, ...MAIL_IN_USE }) : mailCode(context, registration),
    taken.mobile ? sms.send(mobile, SMS_IN_USE) : textCode(context, registration),
  ]);
}
