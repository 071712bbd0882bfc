import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import {
  email,
  loginPassword,
  mobile,
  openingCode,
  askReference as reference,
} from '#contract/lib/fields.ts';
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
