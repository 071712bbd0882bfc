import type { Context } from '../../context.ts';
import type { registrations } from '../../db/schema/index.ts';
import { issueCode } from '../../one-time-code.ts';

export type Registration = typeof registrations.$inferSelect;

/** The subject the codes of a registration hang on. */
export const subjectOf = ({ id }: Pick<Registration, 'id'>) => `registration ${id}`;

const IN_USE = `Somebody, probably you, tried to make an account on Propertysearch with this e-mail address or your mobile number. You have an account already: sign in, or choose "Forgot password". If it was not you, there is nothing to do.`;

/** Sends both codes, or word that there is an account already. */
export async function sendCodes(context: Context, registration: Registration): Promise<void> {
  const { db, ports } = context;
  const { email, mobile, taken } = registration;
  if (taken) {
    await ports.mail.send({ to: email, subject: 'You have an account already', text: IN_USE });
    return;
  }
  const subject = subjectOf(registration);
  const forMail = await issueCode(context, db, 'register e-mail', subject);
  const forMobile = await issueCode(context, db, 'register mobile', subject);
  await Promise.all([
    ports.mail.send({
      to: email,
      subject: `${forMail} is your Propertysearch code`,
      text: `Your code is ${forMail}. It is good for 10 minutes. Nobody of Propertysearch will ask you for it.`,
    }),
    ports.sms.send(mobile, `${forMobile} is your Propertysearch code, good for 10 minutes.`),
  ]);
}
