import { login, logout, requestSignInCode, signInByCode } from '#contract/people/auth.ts';
import { changePassword, forgotPassword, resetPassword } from '#contract/people/passwords.ts';
import { register, resendCodes, verifyRegistration } from '#contract/people/registration.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/people/sessions.ts';
import { askForPasskey, finishLogin, loginWithPasskey } from '#contract/people/sign-in.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { changePasswordVerb } from './change-password.ts';
import { finishLoginVerb } from './finish-login.ts';
import { forgotPasswordVerb } from './forgot-password.ts';
import { loginVerb } from './login.ts';
import { askForPasskeyVerb, loginWithPasskeyVerb } from './login-with-passkey.ts';
import { logoutVerb } from './logout.ts';
import { registerVerb } from './register.ts';
import { requestSignInCodeVerb } from './request-sign-in-code.ts';
import { resendCodesVerb } from './resend-codes.ts';
import { resetPasswordVerb } from './reset-password.ts';
import { endOtherSessionsVerb, endSessionVerb, listSessionsVerb } from './sessions.ts';
import { signInByCodeVerb } from './sign-in-by-code.ts';
import { verifyRegistrationVerb } from './verify-registration.ts';

export const authRoutes: Route[] = [
  implement(login, loginVerb),
  implement(finishLogin, finishLoginVerb),
  implement(askForPasskey, askForPasskeyVerb),
  implement(loginWithPasskey, loginWithPasskeyVerb),
  implement(requestSignInCode, requestSignInCodeVerb),
  implement(signInByCode, signInByCodeVerb),
  implement(logout, logoutVerb),
  implement(register, registerVerb),
  implement(verifyRegistration, verifyRegistrationVerb),
  implement(resendCodes, resendCodesVerb),
  implement(forgotPassword, forgotPasswordVerb),
  implement(resetPassword, resetPasswordVerb),
  implement(changePassword, changePasswordVerb),
  implement(listSessions, listSessionsVerb),
  implement(endSession, endSessionVerb),
  implement(endOtherSessions, endOtherSessionsVerb),
];
