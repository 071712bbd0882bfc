export {
  /** Ends what has run out. */
  expireContacts,
} from './expire.ts';
export {
  /** Throws not_found for somebody the caller may know nothing of. */
  requireKnownParty,
} from './get-party.ts';
export {
  /** Where a buyer sees their requests. */
  LINK_FOR_BUYER,
  /** Where an owner answers a request. */
  linkForOwner,
} from './links.ts';
export {
  /** A buyer, and the listing whose owner they ask. */
  type Asking,
  /** Shares numbers between a buyer who paid and a listing's owner, without the owner's answer. */
  openContact,
  /** Throws not_found or conflict where the buyer cannot have the contact of a listing at once. */
  requireOpenable,
} from './open-contact.ts';
export {
  /** The other side of a deal. */
  type PartyRow,
  /** The columns `presentParty` reads. */
  partyColumns,
  /** Somebody as the other side may know them. */
  presentParty,
} from './party.ts';
export {
  /** Its endpoints. */
  contactRoutes,
} from './routes.ts';
