import { success } from '../../../contract/envelope.ts';
import type { verificationStatus } from '../../../contract/kyc.ts';
import type { Verb } from '../../http/execute.ts';
import { findCaller } from '../profile/find-person.ts';

export const verificationStatusVerb: Verb<typeof verificationStatus> = async (context) => {
  const { aadhaarVerified, panVerified } = await findCaller(context);
  return success({ aadharverification: aadhaarVerified, panverification: panVerified });
};
