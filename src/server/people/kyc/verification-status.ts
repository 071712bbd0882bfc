import { success } from '#contract/lib/envelope.ts';
import type { verificationStatus } from '#contract/people/kyc.ts';
import type { Verb } from '#server/http/execute.ts';
import { findCaller } from '#server/session/find-person.ts';

export const verificationStatusVerb: Verb<typeof verificationStatus> = async (context) => {
  const { aadhaarVerified, panVerified } = await findCaller(context);
  return success({ aadharverification: aadhaarVerified, panverification: panVerified });
};
