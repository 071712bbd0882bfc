import type { Transitions } from '#domain/lib/transitions.ts';

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
] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** Aadhaar goes by the provider's OTP; a document waits for staff; a PAN is decided at once. */
export const CHECK_TRANSITIONS = [
  { name: 'confirm', from: ['otp_sent'], to: 'verified', by: 'person' },
  { name: 'expire', from: ['otp_sent'], to: 'expired', by: 'system' },
  { name: 'approve', from: ['submitted'], to: 'verified', by: 'staff' },
  { name: 'reject', from: ['submitted'], to: 'rejected', by: 'staff' },
  { name: 'withdraw', from: ['otp_sent', 'submitted'], to: 'withdrawn', by: 'person' },
] as const satisfies Transitions<CheckState>;

/** Both papers count for different doors; section 6 of the product's rules. */
export interface Verification {
  aadhaar: boolean;
  pan: boolean;
}

/** Posting a property is blocked only when both are missing. */
export const mayPostProperty = ({ aadhaar, pan }: Verification) => aadhaar || pan;

/** Training, and an agent's work, need both. */
export const isFullyVerified = ({ aadhaar, pan }: Verification) => aadhaar && pan;

/** Minutes the provider's Aadhaar OTP is good for. */
export const AADHAAR_OTP_MINUTES = 10;
/** Wrong codes of one Aadhaar OTP before a new one is needed. */
export const MAX_OTP_TRIES = 5;

export const AADHAAR_CONSENT =
  'I agree that Propertysearch sends my Aadhaar number to its verification provider to check my identity by OTP. Propertysearch keeps the result, the last four digits and the provider’s reference, and does not keep the number.';
export const PAN_CONSENT =
  'I agree that Propertysearch checks my PAN with its verification provider and keeps it encrypted for tax papers of my transactions.';
export const DOCUMENT_CONSENT =
  'I agree that Propertysearch’s staff look at this document to check my identity. It is deleted 90 days after the decision.';
