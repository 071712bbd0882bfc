import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import { ROLES } from '#domain/lib/role.ts';
import { LANGUAGES } from '#messages/lib/language.ts';
import words from '#messages/people/asked/index.ts';
import { passkeyRequest, signedByPasskey } from './passkeys.ts';
import { factorProof } from './second-factor.ts';

/** Who signed in, as the browser keeps it. */
export const sessionUser = z.object({
  id: z.number().int(),
  firstname: z.string(),
  lastname: z.string(),
  userrole: z.enum(ROLES),
  city: z.string(),
  email: z.string(),
  /** In which they are spoken to, where that is not English. */
  language: z.enum(LANGUAGES).optional(),
  /** Agents only. */
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
named({ SessionUser: sessionUser });
export type SessionUser = z.infer<typeof sessionUser>;

export const signedIn = z.object({
  status: z.literal(1),
  message: z.string(),
  user: sessionUser,
  token: z.string(),
});

export const finishLogin = endpoint({
  name: 'finishLogin',
  summary: 'Sign in with a second factor, after the password',
  method: 'POST',
  path: '/auths/secondfactor',
  access: 'anyone',
  reach: 'public',
  changes: [],
  repeats: 'secret',
  // Against floods alone, as of `login`: an office signs in from one address.
  limit: { calls: 600, seconds: 900 },
  body: z.object({
    ticket: z
      .string({ error: () => words.signInAgain })
      .min(20, { error: () => words.signInAgain })
      .max(...upTo(64, () => words.signInAgain)),
    proof: factorProof,
  }),
  response: signedIn,
  errors: ['wrong_credentials', 'rate_limited'],
});

export const askForPasskey = endpoint({
  name: 'askForPasskey',
  summary: 'What a passkey is to sign, to sign in or to confirm something',
  method: 'POST',
  path: '/auths/passkey/challenge',
  access: 'anyone',
  reach: 'public',
  changes: [],
  repeats: 'secret',
  // Against floods alone, as of `login`: an office signs in from one address.
  limit: { calls: 600, seconds: 900 },
  response: envelope(passkeyRequest),
  errors: ['rate_limited'],
});

export const loginWithPasskey = endpoint({
  name: 'loginWithPasskey',
  summary: 'Sign in with a passkey; it says who it is',
  method: 'POST',
  path: '/auths/passkey',
  access: 'anyone',
  reach: 'public',
  changes: [],
  repeats: 'secret',
  // Against floods alone, as of `login`: an office signs in from one address.
  limit: { calls: 600, seconds: 900 },
  body: z.object({ passkey: signedByPasskey }),
  response: signedIn,
  errors: ['wrong_credentials', 'rate_limited'],
});
