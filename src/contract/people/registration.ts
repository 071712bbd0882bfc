import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import {
  city,
  email,
  mobile,
  newPassword,
  oneTimeCode,
  personName,
  askReference as reference,
} from '#contract/lib/fields.ts';
import { SIGN_UP_ROLES } from '#domain/lib/role.ts';
import words from '#messages/people/asked/index.ts';
import { signedIn } from './sign-in.ts';

const nothing = envelope(z.null());

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
