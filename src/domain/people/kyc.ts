import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/** `document` is a passport or driving licence in place of Aadhaar, looked at by our staff. */
export const CHECK_KINDS = ['aadhaar', 'pan', 'document'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export const CHECK_STATES = [
  'otp_sent',
  'submitted',
  'verified',
  'rejected',
  'expired',
  'withdrawn',
  'recheck',
] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/**
 * Aadhaar goes by the provider's OTP; a document waits for staff; a PAN is decided at once. Where
 * the name on record may be another's than the account's, staff compare them. Somebody who changes
 * the name of their account goes through that again, without their badge meanwhile.
 */
export const CHECK_TRANSITIONS = [
  { name: 'confirm', from: ['otp_sent'], to: 'verified', by: 'person' },
  { name: 'refer', from: ['otp_sent'], to: 'submitted', by: 'system' },
  { name: 'refuse', from: ['otp_sent'], to: 'rejected', by: 'system' },
  { name: 'expire', from: ['otp_sent'], to: 'expired', by: 'system' },
  { name: 'approve', from: ['submitted', 'recheck'], to: 'verified', by: 'staff' },
  { name: 'reject', from: ['submitted', 'recheck'], to: 'rejected', by: 'staff' },
  { name: 'withdraw', from: ['otp_sent', 'submitted', 'recheck'], to: 'withdrawn', by: 'person' },
  { name: 'rename', from: ['verified'], to: 'recheck', by: 'person' },
  { name: 'rename_back', from: ['recheck'], to: 'verified', by: 'person' },
] as const satisfies Transitions<CheckState>;

/** For whom it waits. */
export const CHECK_WAITS = {
  otp_sent: null,
  submitted: 'staff',
  verified: null,
  rejected: null,
  expired: null,
  withdrawn: null,
  recheck: 'staff',
} as const satisfies Waits<CheckState, typeof CHECK_TRANSITIONS>;

/** States in which staff have to compare names, or look at a document. */
export const WAITING_STATES = ['submitted', 'recheck'] as const satisfies CheckState[];

/** Both papers count for different doors; section 6 of the product's rules. */
export interface Verification {
  aadhaar: boolean;
  pan: boolean;
}
export type Badge = keyof Verification;

/** A document stands in for Aadhaar. */
export const BADGE_OF: Record<CheckKind, Badge> = {
  aadhaar: 'aadhaar',
  pan: 'pan',
  document: 'aadhaar',
};

/** Everything that depends on badges asks the functions below, of what this one makes of a person. */
export const verificationOf = (person: {
  aadhaarVerified: boolean;
  panVerified: boolean;
}): Verification => ({ aadhaar: person.aadhaarVerified, pan: person.panVerified });

/** Either paper shows who somebody is; what waits for that stands in ./identity-acts.ts. */
export const isIdentified = ({ aadhaar, pan }: Verification) => aadhaar || pan;

/** Training, and an agent's work, need both. */
export const isFullyVerified = ({ aadhaar, pan }: Verification) => aadhaar && pan;

/** Minutes the provider's Aadhaar OTP is good for. */
export const AADHAAR_OTP_MINUTES = 10;
/** Wrong codes of one Aadhaar OTP before a new one is needed. */
export const MAX_OTP_TRIES = 5;
