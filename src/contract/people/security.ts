import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { loginPassword, oneTimeCode, upTo } from '#contract/lib/fields.ts';
import words from '#messages/people/asked/index.ts';
import { newPasskey, passkeyCreation } from './passkeys.ts';
import { factorProof } from './second-factor.ts';

/** Shown once; absent where the caller has some from before. */
const recoveryCodes = z.array(z.string()).optional();
const password = loginPassword;
const LIMIT = { calls: 20, seconds: 900 };

export const security = z.object({
  /** Staff do nothing without a second factor. */
  isRequired: z.boolean(),
  /** This session has shown one. */
  isShown: z.boolean(),
  app: z.object({ addedAt: z.string(), lastUsedAt: z.string().nullable() }).nullable(),
  passkeys: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      addedAt: z.string(),
      lastUsedAt: z.string().nullable(),
      /** Kept by a password manager, not by one device alone. */
      isSynced: z.boolean(),
    }),
  ),
  recoveryCodesLeft: z.number().int(),
});
export type Security = z.infer<typeof security>;

export const getSecurity = endpoint({
  name: 'getSecurity',
  summary: 'The caller’s second factors',
  method: 'GET',
  path: '/profile/security',
  access: 'signed-in',
  reach: 'caller',
  beforeSecondFactor: true,
  tags: ['security'],
  response: envelope(security),
  errors: [],
});

export const startApp = endpoint({
  name: 'startApp',
  summary: 'A secret for an authenticator app, as text and as a QR code',
  method: 'POST',
  path: '/profile/security/app',
  access: 'signed-in',
  reach: 'caller',
  beforeSecondFactor: true,
  changes: [],
  repeats: 'secret',
  limit: LIMIT,
  body: z.object({ password }),
  response: envelope(
    z.object({
      secret: z.string(),
      /** What the QR code says. */
      uri: z.string(),
      /** Draw `path` in a square of `size`, a margin of four all round. */
      qr: z.object({ size: z.number().int(), path: z.string() }),
    }),
  ),
  errors: ['wrong_credentials', 'conflict', 'rate_limited'],
});

export const confirmApp = endpoint({
  name: 'confirmApp',
  summary: 'Add the authenticator app by a code it shows',
  method: 'POST',
  path: '/profile/security/app/confirm',
  access: 'signed-in',
  reach: 'caller',
  beforeSecondFactor: true,
  changes: ['security', 'sessions', 'notifications'],
  repeats: 'secret',
  limit: LIMIT,
  body: z.object({ code: oneTimeCode }),
  response: envelope(z.object({ recoveryCodes })),
  errors: ['wrong_credentials', 'conflict', 'rate_limited'],
});

export const removeApp = endpoint({
  name: 'removeApp',
  summary: 'Remove the authenticator app',
  method: 'POST',
  path: '/profile/security/app/remove',
  access: 'signed-in',
  reach: 'caller',
  changes: ['security', 'notifications'],
  limit: LIMIT,
  body: z.object({ password, proof: factorProof }),
  response: envelope(z.null()),
  errors: ['wrong_credentials', 'not_found', 'conflict', 'rate_limited'],
});

export const startPasskey = endpoint({
  name: 'startPasskey',
  summary: 'What a browser needs to make a passkey',
  method: 'POST',
  path: '/profile/security/passkeys/challenge',
  access: 'signed-in',
  reach: 'caller',
  beforeSecondFactor: true,
  changes: [],
  repeats: 'secret',
  limit: LIMIT,
  body: z.object({ password }),
  response: envelope(passkeyCreation),
  errors: ['wrong_credentials', 'conflict', 'rate_limited'],
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  summary: 'Add the passkey that was made',
  method: 'POST',
  path: '/profile/security/passkeys',
  access: 'signed-in',
  reach: 'caller',
  beforeSecondFactor: true,
  changes: ['security', 'sessions', 'notifications'],
  repeats: 'secret',
  limit: LIMIT,
  body: z.object({
    name: z
      .string({ error: () => words.passkeyName })
      .trim()
      .min(1, { error: () => words.passkeyName })
      .max(...upTo(60)),
    passkey: newPasskey,
  }),
  response: envelope(z.object({ passkeyId: z.number().int(), recoveryCodes })),
  errors: ['wrong_credentials', 'conflict', 'rate_limited'],
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'Remove a passkey',
  method: 'POST',
  path: '/profile/security/passkeys/{passkeyId}/remove',
  access: 'signed-in',
  reach: 'own-object',
  changes: ['security', 'notifications'],
  limit: LIMIT,
  params: z.object({ passkeyId: id }),
  body: z.object({ password, proof: factorProof }),
  response: envelope(z.null()),
  errors: ['wrong_credentials', 'not_found', 'conflict', 'rate_limited'],
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  summary: 'Ten new recovery codes; the old ones are void',
  method: 'POST',
  path: '/profile/security/recoverycodes',
  access: 'signed-in',
  reach: 'caller',
  changes: ['security', 'notifications'],
  repeats: 'secret',
  limit: LIMIT,
  body: z.object({ password }),
  response: envelope(z.object({ recoveryCodes: z.array(z.string()) })),
  errors: ['wrong_credentials', 'conflict', 'rate_limited'],
});

export const confirmIdentity = endpoint({
  name: 'confirmIdentity',
  summary: 'A second factor in place of the password, for the next call that asks for one',
  method: 'POST',
  path: '/profile/security/confirm',
  access: 'signed-in',
  reach: 'caller',
  changes: ['security'],
  limit: LIMIT,
  body: z.object({ proof: factorProof }),
  response: envelope(
    z.object({
      /** Goes where the password would; good once, for five minutes, in this session. */
      password: z.string(),
      expiresAt: z.string(),
    }),
  ),
  errors: ['wrong_credentials', 'rate_limited'],
});
