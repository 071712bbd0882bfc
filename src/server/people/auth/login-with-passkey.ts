import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { askForPasskey, loginWithPasskey } from '#contract/people/sign-in.ts';
import words from '#messages/people/entry/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { checkPasskey, requestOptions } from '#server/people/passkeys/index.ts';
import { lockPerson } from '#server/session/find-person.ts';
import { beginSession } from './enter.ts';

export const askForPasskeyVerb: Verb<typeof askForPasskey> = async (context) =>
  success(await requestOptions(context));

/** The device asked for a face, a finger or a PIN: what one has and what one is or knows, at once. */
export const loginWithPasskeyVerb: Verb<typeof loginWithPasskey> = async (context, { body }) => {
  const personId = await checkPasskey(context, body.passkey);
  return context.db.transaction(async (tx) => {
    const person = await lockPerson(tx, personId);
    if (!person) throw new AppError('wrong_credentials');
    if (person.suspendedAt) {
      throw new AppError('wrong_credentials', words.isSuspended);
    }
    return beginSession(context, tx, person, ['passkey']);
  });
};
