import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import {
  email,
  loginPassword,
  newPassword,
  openingCode,
  askReference as reference,
} from '#contract/lib/fields.ts';

const nothing = envelope(z.null());

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
