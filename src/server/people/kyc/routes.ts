import * as kyc from '#contract/people/kyc.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { confirmAadhaarVerb } from './confirm-aadhaar.ts';
import { getDocumentVerb } from './get-document.ts';
import { getKycVerb } from './get-kyc.ts';
import { startAadhaarVerb } from './start-aadhaar.ts';
import { submitDocumentVerb } from './submit-document.ts';
import { verificationStatusVerb } from './verification-status.ts';
import { verifyPanVerb } from './verify-pan.ts';

export const kycRoutes: Route[] = [
  implement(kyc.verificationStatus, verificationStatusVerb),
  implement(kyc.getKyc, getKycVerb),
  implement(kyc.startAadhaar, startAadhaarVerb),
  implement(kyc.confirmAadhaar, confirmAadhaarVerb),
  implement(kyc.verifyPan, verifyPanVerb),
  implement(kyc.submitDocument, submitDocumentVerb),
  implement(kyc.getDocument, getDocumentVerb),
];
