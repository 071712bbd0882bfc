import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/money/codes/index.ts';
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

/**
 * What a code does stands in its message, so that nobody gives it away for something else. Who asks
 * for a code is sent it, in the language of the call.
 */
export async function sendCodeMessages(
  { ports }: Context,
  { email, mobile }: Receiver,
  what: string,
  code: string,
): Promise<void> {
  const texted = mobile && ports.sms.send(mobile, words.sms({ code, what, minutes: CODE_MINUTES }));
  const mailed = ports.mail.send({
    to: email,
    subject: words.subject({ code, what }),
    text: words.mail({ code, what, minutes: CODE_MINUTES }),
  });
  await Promise.all([texted, mailed]);
}
