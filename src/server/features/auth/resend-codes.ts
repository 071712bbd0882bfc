import type { resendCodes } from '../../../contract/auth.ts';
import { success } from '../../../contract/envelope.ts';
import type { Verb } from '../../http/execute.ts';
import { findRegistration } from './find-registration.ts';
import { sendCodes } from './send-codes.ts';

const BY_RECEIVER = { calls: 4, seconds: 3_600 };

export const resendCodesVerb: Verb<typeof resendCodes> = async (context, { body }) => {
  const registration = await findRegistration(context, body.reference);
  if (registration) {
    await context.limits.spend('resend', registration.mobile, BY_RECEIVER);
    context.background.run('send codes', () => sendCodes(context, registration));
  }
  return success(null, 'We have sent new codes.');
};
