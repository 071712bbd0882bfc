import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { oneTimeCode, personName, upTo } from '#contract/lib/fields.ts';
import { DOCUMENTS } from '#contract/lib/media-types.ts';
import { CHECK_STATES } from '#domain/people/kyc.ts';
import words from '#messages/people/asked/index.ts';

const nothing = envelope(z.null());
const DOCUMENT_BYTES = 20 * 1024 * 1024;

export const verificationStatus = endpoint({
  name: 'verificationStatus',
  summary: 'Whether Aadhaar and PAN of the caller are verified',
  method: 'GET',
  path: '/profile/verificationstatus/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: ['kyc'],
  params: byId,
  response: envelope(z.object({ aadharverification: z.boolean(), panverification: z.boolean() })),
  errors: ['not_found'],
});

const check = z.object({
  id: z.number().int(),
  state: z.enum(CHECK_STATES),
  at: z.string(),
  /** Last four of the Aadhaar, or the masked PAN, or the document's name. */
  shown: z.string().nullable(),
  reason: z.string().nullable(),
});
export type KycCheck = z.infer<typeof check>;

export const getKyc = endpoint({
  name: 'getKyc',
  summary: 'The caller’s identity checks, newest of each kind',
  method: 'GET',
  path: '/profile/user/getkyc/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  tags: ['kyc'],
  params: byId,
  response: envelope(
    z.object({
      aadharverification: z.boolean(),
      panverification: z.boolean(),
      /** True where a sandbox plays the verification provider. */
      sandbox: z.boolean(),
      aadhaar: check.nullable(),
      pan: check.nullable(),
      document: check.nullable(),
    }),
  ),
  errors: ['not_found'],
});

const consent = z.literal(true, { error: () => words.agreeFirst });

export const startAadhaar = endpoint({
  name: 'startAadhaar',
  summary: 'Ask the verification provider to send an Aadhaar OTP',
  method: 'POST',
  path: '/profile/kyc/aadhaar',
  access: 'signed-in',
  reach: 'caller',
  changes: ['kyc'],
  limit: { calls: 5, seconds: 3_600 },
  body: z.object({
    aadhaar: z
      .string({ error: () => words.aadhaarRequired })
      .max(...upTo(40, () => words.aadhaarDigits))
      .transform((typed) => typed.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{12}$/, { error: () => words.aadhaarDigits })),
    consent,
  }),
  response: envelope(z.object({ checkId: z.number().int() })),
  errors: ['invalid', 'conflict', 'rate_limited', 'unavailable'],
});

export const confirmAadhaar = endpoint({
  name: 'confirmAadhaar',
  summary: 'Finish the Aadhaar check with the OTP',
  method: 'POST',
  path: '/profile/kyc/aadhaar/{checkId}/confirm',
  access: 'signed-in',
  reach: 'own-object',
  changes: ['kyc', 'profile', 'notifications'],
  params: z.object({ checkId: id }),
  body: z.object({ otp: oneTimeCode }),
  response: nothing,
  errors: ['wrong_credentials', 'not_found', 'conflict', 'unavailable'],
});

export const verifyPan = endpoint({
  name: 'verifyPan',
  summary: 'Check a PAN with the verification provider',
  method: 'POST',
  path: '/profile/kyc/pan',
  access: 'signed-in',
  reach: 'caller',
  changes: ['kyc', 'profile', 'notifications'],
  limit: { calls: 5, seconds: 3_600 },
  body: z.object({
    pan: z
      .string({ error: () => words.panRequired })
      .trim()
      .max(...upTo(10, () => words.panForm))
      .toUpperCase()
      .regex(/^[A-Z]{5}\d{4}[A-Z]$/, { error: () => words.panForm }),
    name: personName('pan'),
    consent,
  }),
  response: nothing,
  errors: ['invalid', 'conflict', 'rate_limited', 'unavailable'],
});

export const submitDocument = endpoint({
  name: 'submitDocument',
  summary: 'Hand in a passport or driving licence in place of Aadhaar; staff look at it',
  method: 'POST',
  path: '/profile/kyc/document',
  access: 'signed-in',
  reach: 'caller',
  changes: ['kyc', 'profile', 'notifications'],
  limit: { calls: 10, seconds: 3_600 },
  query: z.object({
    kind: z.enum(['passport', 'driving_licence'], { error: () => words.whichDocument }),
    filename: z
      .string()
      .max(...upTo(300))
      .default('document'),
    consent: z.literal('true', { error: () => words.agreeFirst }),
  }),
  upload: { maxBytes: DOCUMENT_BYTES, types: DOCUMENTS },
  response: envelope(z.object({ checkId: z.number().int() })),
  errors: ['too_large', 'conflict', 'rate_limited'],
});

export const getDocument = endpoint({
  name: 'getDocument',
  summary: 'A document of the caller’s own; staff may open those they review',
  method: 'GET',
  path: '/profile/document/{documentId}',
  access: 'signed-in',
  reach: 'own-object',
  tags: [],
  staffToo: true,
  params: z.object({ documentId: id }),
  response: download(...DOCUMENTS),
  errors: ['not_found'],
});
