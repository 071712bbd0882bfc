import * as verifications from '#contract/homes/verifications.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { decideVerificationVerb } from './decide-verification.ts';
import { getVerificationVerb } from './get-verification.ts';
import { listVerificationsVerb } from './list-verifications.ts';
import { submitPaperVerb } from './submit-paper.ts';

export const verificationRoutes: Route[] = [
  implement(verifications.getVerification, getVerificationVerb),
  implement(verifications.submitPaper, submitPaperVerb),
  implement(verifications.listVerifications, listVerificationsVerb),
  implement(verifications.decideVerification, decideVerificationVerb),
];
