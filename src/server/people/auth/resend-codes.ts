import { success } from '#contract/lib/envelope.ts';
import type { resendCodes } from '#contract/people/registration.ts';
import words from '#messages/people/entry/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findRegistration } from './find-registration.ts';
import { countCodes, sendCodes } from './send-codes.ts';

export const resendCodesVerb: Verb<typeof resendCodes> = async (context, { body }) => {
  const registration = await findRegistration(context, body.reference);
  if (registration) {
    await countCodes(context, registration);
    context.background.run('send codes', () => sendCodes(context, registration));
  }
  return success(null, words.newCodesSent);
};
