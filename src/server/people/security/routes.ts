import * as security from '#contract/people/security.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { confirmAppVerb, removeAppVerb, startAppVerb } from './app.ts';
import { confirmIdentityVerb } from './confirm-identity.ts';
import { getSecurityVerb } from './get-security.ts';
import { addPasskeyVerb, removePasskeyVerb, startPasskeyVerb } from './passkeys.ts';
import { renewRecoveryCodesVerb } from './renew-recovery-codes.ts';

export const securityRoutes: Route[] = [
  implement(security.getSecurity, getSecurityVerb),
  implement(security.startApp, startAppVerb),
  implement(security.confirmApp, confirmAppVerb),
  implement(security.removeApp, removeAppVerb),
  implement(security.startPasskey, startPasskeyVerb),
  implement(security.addPasskey, addPasskeyVerb),
  implement(security.removePasskey, removePasskeyVerb),
  implement(security.renewRecoveryCodes, renewRecoveryCodesVerb),
  implement(security.confirmIdentity, confirmIdentityVerb),
];
