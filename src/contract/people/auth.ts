import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import {
  city,
  email,
  loginPassword,
  mobile,
  newPassword,
  oneTimeCode,
  openingCode,
  personName,
  askReference as reference,
} from '#contract/lib/fields.ts';
import { SIGN_UP_ROLES } from '#domain/lib/role.ts';
import { SIGN_IN_METHODS } from '#domain/lib/sign-in.ts';
import words from '#messages/people/asked/index.ts';
import { secondFactorAsked } from './second-factor.ts';
import { signedIn } from './sign-in.ts';

const nothing = envelope(z.null());

export const login = endpoint({
  name: 'login',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/api/auths/login',
  access: 'anyone',
  reach: 'public',
  changes: [],
  repeats: 'secret',
  // Against floods alone: wrong ones are counted apart, by account and by network.
  limit: { calls: 600, seconds: 900 },
  body: z.object({ email, password: loginPassword }),
  /** Without a token for who has a second factor, whom `finishLogin` lets in. */
  response: z.union([signedIn, secondFactorAsked]),
  errors: ['wrong_credentials', 'rate_limited'],
});

export const requestSignInCode = endpoint({
  name: 'requestSignInCode',
  summary: 'Send a code to sign in with, if the mobile number is an account’s',
  method: 'POST',
  path: '/api/auths/signincode',
  access: 'anyone',
  reach: 'public',
  changes: [],
  repeats: 'secret',
  limit: { calls: 60, seconds: 900 },
  // The reference of the last time makes the code of that time void; without one none is.
  body: z.object({ mobile, reference: reference.optional() }),
  response: envelope(z.object({ reference: z.string() })),
  errors: ['rate_limited', 'unavailable'],
});

export const signInByCode = endpoint({
  name: 'signInByCode',
  summary: 'Sign in with the code sent to the mobile number and its reference',
  method: 'POST',
  path: '/api/auths/signinbycode',
  access: 'anyone',
  reach: 'public',
  changes: [],
  repeats: 'secret',
  // Against floods alone, as of `login`: an office signs in from one address.
  limit: { calls: 600, seconds: 900 },
  body: z.object({ mobile, reference, code: openingCode }),
  /** Without a token for who has a second factor, as of `login`. */
  response: z.union([signedIn, secondFactorAsked]),
  errors: ['wrong_credentials', 'rate_limited'],
});

export const logout = endpoint({
  name: 'logout',
  summary: 'End the session of this call',
  method: 'POST',
  path: '/api/auths/logout',
  access: 'signed-in',
  reach: 'caller',
  beforeSecondFactor: true,
  changes: [],
  response: nothing,
  errors: [],
});

export const register = endpoint({
  name: 'register',
  summary: 'Begin an account; codes go to the e-mail and the mobile number',
  method: 'POST',
  path: '/api/auths/register',
  access: 'anyone',
  reach: 'public',
  changes: [],
  repeats: 'secret',
  limit: { calls: 10, seconds: 3_600 },
  body: z.object({
    role: z.enum(SIGN_UP_ROLES, { error: () => words.whatFor }),
    firstname: personName('first'),
    lastname: personName('last'),
    email,
    mobile,
    city,
    password: newPassword,
    terms: z.literal(true, { error: () => words.acceptTerms }),
  }),
  response: envelope(z.object({ reference: z.string() })),
  errors: ['rate_limited'],
});

export const verifyRegistration = endpoint({
  name: 'verifyRegistration',
  summary: 'Finish an account with both codes, and sign in',
  method: 'POST',
  path: '/api/auths/verifyregistration',
  access: 'anyone',
  reach: 'public',
  changes: [],
  repeats: 'secret',
  limit: { calls: 30, seconds: 900 },
  body: z.object({ reference, emailcode: oneTimeCode, mobilecode: oneTimeCode }),
  response: signedIn,
  errors: ['wrong_credentials', 'rate_limited', 'conflict'],
});

export const resendCodes = endpoint({
  name: 'resendCodes',
  summary: 'Send the codes of a registration again',
  method: 'POST',
  path: '/api/auths/resendcodes',
  access: 'anyone',
  reach: 'public',
  changes: [],
  limit: { calls: 6, seconds: 900 },
  body: z.object({ reference }),
  response: nothing,
  errors: ['rate_limited'],
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Send a code for a new password, if the address has an account',
  method: 'POST',
  path: '/api/auths/forgotpassword',
  access: 'anyone',
  reach: 'public',
  changes: [],
  repeats: 'secret',
  limit: { calls: 10, seconds: 900 },
  // The reference of the last time makes the code of that time void; without one none is.
  body: z.object({ email, reference: reference.optional() }),
  response: envelope(z.object({ reference: z.string() })),
  errors: ['rate_limited'],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Set a new password with the code and its reference; every session ends',
  method: 'POST',
  path: '/api/auths/resetpassword',
  access: 'anyone',
  reach: 'public',
  changes: [],
  limit: { calls: 20, seconds: 900 },
  body: z.object({ email, reference, code: openingCode, password: newPassword }),
  response: nothing,
  errors: ['wrong_credentials', 'rate_limited'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Change the password; every other session ends',
  method: 'POST',
  path: '/profile/changepassword',
  access: 'signed-in',
  reach: 'caller',
  beforeSecondFactor: true,
  changes: ['profile', 'sessions', 'notifications'],
  limit: { calls: 10, seconds: 900 },
  body: z.object({ oldpassword: loginPassword, newpassword: newPassword }),
  response: nothing,
  errors: ['wrong_credentials', 'rate_limited'],
});

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'Where the caller is signed in',
  method: 'GET',
  path: '/auths/sessions',
  access: 'signed-in',
  reach: 'caller',
  beforeSecondFactor: true,
  tags: ['sessions'],
  response: envelope(
    z.array(
      z.object({
        id: z.number().int(),
        device: z.string(),
        address: z.string(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
        /** What was shown to sign in; empty where nobody kept it. */
        signedInBy: z.array(z.enum(SIGN_IN_METHODS)),
        isThis: z.boolean(),
      }),
    ),
  ),
  errors: [],
});

export const endSession = endpoint({
  name: 'endSession',
  summary: 'End one of the caller’s sessions',
  method: 'DELETE',
  path: '/auths/sessions/{sessionId}',
  access: 'signed-in',
  reach: 'own-object',
  beforeSecondFactor: true,
  changes: ['sessions'],
  params: z.object({ sessionId: id }),
  response: nothing,
  errors: ['not_found'],
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: 'End all the caller’s sessions but this one',
  method: 'POST',
  path: '/auths/logoutothers',
  access: 'signed-in',
  reach: 'caller',
  beforeSecondFactor: true,
  changes: ['sessions'],
  response: envelope(z.object({ ended: z.number().int() })),
  errors: [],
});
