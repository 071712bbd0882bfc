import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { renewRecoveryCodes } from '#contract/people/security.ts';
import words from '#messages/people/refusals/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { requirePassword } from '#server/people/profile/index.ts';
import { factorsOf, renewCodes } from '#server/people/second-factor/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { tellOfFactor } from './factor-changes.ts';

export const renewRecoveryCodesVerb: Verb<typeof renewRecoveryCodes> = async (
  context,
  { body },
) => {
  const { id } = await requirePassword(context, body.password);
  const recoveryCodes = await context.db.transaction(async (tx) => {
    await lockCaller(context, tx);
    if ((await factorsOf(tx, id)).length === 0) {
      throw new AppError('conflict', words.factorFirst);
    }
    await tellOfFactor(context, tx, 'recovery_code', 'added');
    return renewCodes(context, tx, id);
  });
  return success({ recoveryCodes }, words.newRecoveryCodes);
};
