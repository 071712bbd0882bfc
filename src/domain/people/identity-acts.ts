import { formatRupees } from '#domain/lib/money.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/people/standing/index.ts';

/** Bids of so many rupees and more come from people who have shown who they are. */
export const IDENTITY_BID_FROM = 5_000_000;

/**
 * What nobody does before Aadhaar or PAN is verified, with what they are told: the one table of it.
 * Who may post is told in the words of the specification.
 */
export const IDENTITY_ACTS = labels(() => ({
  post: words.postFirst,
  bid: words.bidFirst({ amount: formatRupees(IDENTITY_BID_FROM) }),
  book: words.bookFirst,
  address: words.addressFirst,
  sign: words.signFirst,
}));
export type IdentityAct = keyof typeof IDENTITY_ACTS;
