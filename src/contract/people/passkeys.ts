import { z } from 'zod';
import { upTo } from '#contract/lib/fields.ts';
import { lenient } from '#contract/lib/lenient.ts';
import { named } from '#contract/lib/named.ts';
import words from '#messages/people/asked/index.ts';

/**
 * What browsers and servers hand each other about passkeys, as the W3C spells it (Web Authentication,
 * section 5.8.1 and section 7). Bytes are base64url throughout. Browsers say more of it, each
 * something else.
 */

const bytes = (most: number) =>
  z
    .string({ error: () => words.passkeyPart })
    .min(1, { error: () => words.passkeyPart, abort: true })
    .max(most, { error: () => words.noPasskey, abort: true })
    .regex(/^[A-Za-z0-9_-]+$/, { error: () => words.noPasskey });

/** A credential id has 1023 bytes at most. */
const credentialId = bytes(1_364);
const clientData = bytes(4_000);
const type = z.literal('public-key');

/** A new passkey, from the device that made it. */
export const newPasskey = lenient(
  z.object({
    id: credentialId,
    rawId: credentialId,
    type,
    response: lenient(
      z.object({
        clientDataJSON: clientData,
        attestationObject: bytes(20_000),
        transports: z
          .array(z.string().max(...upTo(40)))
          .max(10)
          .optional(),
      }),
    ),
  }),
);
named({ NewPasskey: newPasskey });

/** What a device signed to show that it holds a passkey. */
export const signedByPasskey = lenient(
  z.object({
    id: credentialId,
    rawId: credentialId,
    type,
    response: lenient(
      z.object({
        clientDataJSON: clientData,
        authenticatorData: bytes(4_000),
        signature: bytes(8_000),
        userHandle: bytes(88).optional(),
      }),
    ),
  }),
);
named({ SignedByPasskey: signedByPasskey });

/** What a browser needs to make one. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type, alg: z.number().int() })),
  /** In milliseconds. */
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ type, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** What a browser needs to have something signed by one. */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  /** In milliseconds. */
  timeout: z.number().int(),
  userVerification: z.literal('required'),
});
