import { AppError } from '#contract/lib/errors.ts';
import type { FactorProof } from '#contract/people/second-factor.ts';
import type { SecondFactor } from '#domain/lib/sign-in.ts';
import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { checkPasskey } from '#server/people/passkeys/index.ts';
import { takeAppCode } from './authenticator-app.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

/**
 * Takes a second factor of somebody's, which is used whatever follows. Throws wrong_credentials
 * where it is not right or not theirs.
 */
export async function prove(
  context: Context,
  personId: number,
  proof: FactorProof,
): Promise<SecondFactor> {
  if (proof.kind === 'authenticator_app') await takeAppCode(context, personId, proof.code);
  else if (proof.kind === 'recovery_code') await takeRecoveryCode(context, personId, proof.code);
  else if ((await checkPasskey(context, proof.passkey)) !== personId) {
    throw new AppError('wrong_credentials', words.passkeyOfOther);
  }
  return proof.kind;
}
