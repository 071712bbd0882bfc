import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Context } from '#server/core/context.ts';
import { CODE_MINUTES } from '#server/core/one-time-code.ts';
import { type Person, people, type Release } from '#server/db/schema/index.ts';

const SHOWN_DIGITS = 4;

/** What a code hangs on: it lets this request go and nothing else. */
export const codeSubject = ({ id, payerId }: Pick<Release, 'id' | 'payerId'>) =>
  `release ${id} ${payerId}`;

export type Receiver = Pick<Person, 'email' | 'mobile'>;

export async function findReceiver({ db }: Context, personId: number): Promise<Receiver> {
  const [person] = await db
    .select({ email: people.email, mobile: people.mobile })
    .from(people)
    .where(eq(people.id, personId));
  if (!person) throw new AppError('not_found');
  return person;
}

export const maskedAddresses = ({ email, mobile }: Receiver): string[] => [
  ...(mobile ? [`XXXXXX${mobile.slice(-SHOWN_DIGITS)}`] : []),
  email.replace(/^(.).*(?=@)/, '$1…'),
];

/** What a code does stands in its message, so that nobody gives it away for something else. */
export async function sendCodeMessages(
  { ports }: Context,
  { email, mobile }: Receiver,
  what: string,
  code: string,
): Promise<void> {
  const texted =
    mobile &&
    ports.sms.send(
      mobile,
      `${code} ${what}. Good for ${CODE_MINUTES} minutes. Tell it to nobody. Propertysearch`,
    );
  const mailed = ports.mail.send({
    to: email,
    subject: `${code} ${what}`,
    text: `Your code is ${code}. It ${what}; that cannot be undone. It is good for ${CODE_MINUTES} minutes. Tell it to nobody, not to the other side either. If you did not ask for it, change your password.`,
  });
  await Promise.all([texted, mailed]);
}
