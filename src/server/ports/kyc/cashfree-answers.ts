import { z } from 'zod';
import type { NameMatch } from './kyc-provider.ts';

// Only what is used is read: an address, a photograph or a parent's name goes no further.

const reference = z.union([z.string().min(1), z.number()]).transform(String);

const MATCH = {
  DIRECT_MATCH: 'direct',
  GOOD_PARTIAL_MATCH: 'good',
  MODERATE_PARTIAL_MATCH: 'moderate',
  POOR_PARTIAL_MATCH: 'poor',
  NO_MATCH: 'none',
} as const satisfies Record<string, NameMatch>;

/** A word not known here counts as no match: it must never let someone in. */
const nameMatch = z
  .enum(Object.keys(MATCH) as (keyof typeof MATCH)[])
  .catch('NO_MATCH')
  .transform((word): NameMatch => MATCH[word]);

export const message = z.object({ message: z.string() });

export const otpSent = z.object({ ref_id: reference });

/** The year comes as a number, as text, or only within "DD-MM-YYYY". */
export const aadhaarHolder = z
  .object({
    status: z.literal('VALID'),
    name: z.string().min(1),
    year_of_birth: z.coerce.number().int().min(1850).optional().catch(undefined),
    dob: z.string().optional().catch(undefined),
  })
  .transform(({ name, year_of_birth, dob }) => {
    const written = /^\d{2}-\d{2}-(\d{4})$/.exec(dob ?? '')?.[1];
    return { name, yearOfBirth: year_of_birth ?? (written ? Number(written) : null) };
  });

export const panRecord = z.discriminatedUnion('valid', [
  z.object({
    valid: z.literal(true),
    reference_id: reference,
    registered_name: z.string().min(1),
    name_match_result: nameMatch,
  }),
  z.object({ valid: z.literal(false) }),
]);

/** Other statuses (pending, failed at the bank) say nothing about the account yet. */
export const accountRecord = z.discriminatedUnion('account_status', [
  z.object({
    account_status: z.literal('VALID'),
    reference_id: reference,
    name_at_bank: z.string().catch(''),
    name_match_result: nameMatch,
  }),
  z.object({ account_status: z.literal('INVALID') }),
]);

export const fieldError = z.object({ code: z.string() });
