export {
  /** The name money may be sent to, of a row of people under that alias. */
  checkedName,
  /** The same of one person. */
  findCheckedName,
} from './checked-name.ts';
export {
  /** Badges after a change of the account's name. */
  checksAfterRename,
} from './checks-after-rename.ts';
export {
  /** Staff's decision on a check that waits. */
  decideCheck,
} from './decide-check.ts';
export {
  /** Ends Aadhaar checks whose OTP nobody used while it was good. */
  expireChecks,
} from './expire-checks.ts';
export {
  /** A person’s checked PAN with its middle hidden; null where none is. */
  findMaskedPan,
} from './find-masked-pan.ts';
export {
  /** Whether a name on record is near enough to the one given. */
  nameFits,
} from './name-fits.ts';
export {
  /** Writes a hash of a PAN, which serves one account. */
  onceByPan,
} from './pan-hash.ts';
export {
  /** What is answered while the verification provider is of no use. */
  providerAway,
} from './provider-away.ts';
export {
  /** Forgets identity documents 90 days after the decision on them. */
  removeDocuments,
} from './remove-documents.ts';
export {
  /** Throws conflict, at `kyc`, for a caller who may not do that before they have shown who they are. */
  requireIdentity,
  /** The same of a row. */
  requireIdentityOf,
} from './require-identity.ts';
export {
  /** Its endpoints. */
  kycRoutes,
} from './routes.ts';
export {
  /** Papers and names that wait for staff. */
  waitingIdentities,
} from './waiting-for-staff.ts';
