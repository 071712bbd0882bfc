import { formatRupees } from '#domain/lib/money.ts';

/** Bids of so many rupees and more come from people who have shown who they are. */
export const IDENTITY_BID_FROM = 5_000_000;

const first = (what: string) => `To ${what}, verify your Aadhaar or PAN in My Profile first`;

/**
 * What nobody does before Aadhaar or PAN is verified, with what they are told: the one table of it.
 * Who may post is told in the words of the specification.
 */
export const IDENTITY_ACTS = {
  post: 'To post a property, you need to update your KYC',
  bid: first(`bid ${formatRupees(IDENTITY_BID_FROM)} or more`),
  book: first('book a property'),
  address: first('see the exact address'),
  sign: first('sign an agreement'),
} as const;
export type IdentityAct = keyof typeof IDENTITY_ACTS;
