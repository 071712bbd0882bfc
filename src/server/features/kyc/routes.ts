import * as profile from '../../../contract/profile.ts';
import { implement, type Route } from '../../http/execute.ts';
import { confirmAadhaarVerb } from './confirm-aadhaar.ts';
import { getDocumentVerb } from './get-document.ts';
import { getKycVerb } from './get-kyc.ts';
import { startAadhaarVerb } from './start-aadhaar.ts';
import { submitDocumentVerb } from './submit-document.ts';
import { verificationStatusVerb } from './verification-status.ts';
import { verifyPanVerb } from './verify-pan.ts';

export const kycRoutes: Route[] = [
  implement(profile.verificationStatus, verificationStatusVerb),
  implement(profile.getKyc, getKycVerb),
  implement(profile.startAadhaar, startAadhaarVerb),
  implement(profile.confirmAadhaar, confirmAadhaarVerb),
  implement(profile.verifyPan, verifyPanVerb),
  implement(profile.submitDocument, submitDocumentVerb),
  implement(profile.getDocument, getDocumentVerb),
];
