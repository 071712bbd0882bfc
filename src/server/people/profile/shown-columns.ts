import { getTableColumns } from 'drizzle-orm';
import {
  abuseReports,
  apiKeys,
  authenticatorApps,
  bankAccounts,
  documents,
  identityChecks,
  licences,
  listingMedia,
  listings,
  passkeys,
  people,
  pushSubscriptions,
  recoveryCodes,
  sessions,
  visits,
} from '#server/db/schema/index.ts';

// Columns left out below are hashes, sealed values, keys, who of staff decided, and an index of text
// that is there.
const { passwordHash: _password, ...ofPerson } = getTableColumns(people);
const { tokenHash: _token, cookieHash: _cookie, ...ofSession } = getTableColumns(sessions);
const { keyHash: _keyHash, ...ofKey } = getTableColumns(apiKeys);
const {
  panSealed: _pan,
  panHash: _panHash,
  decidedBy: _staff,
  ...ofCheck
} = getTableColumns(identityChecks);
const { decidedBy: _checker, ...ofLicence } = getTableColumns(licences);
const {
  numberSealed: _number,
  numberHash: _hash,
  nameDecidedBy: _comparer,
  ...ofAccount
} = getTableColumns(bankAccounts);
const { decidedBy: _decider, ...ofReport } = getTableColumns(abuseReports);
const { key: _key, ...ofDocument } = getTableColumns(documents);
const { p256dh: _p256dh, auth: _auth, ...ofPush } = getTableColumns(pushSubscriptions);
const { search: _search, ...ofListing } = getTableColumns(listings);
const { codeHash: _code, ...ofVisit } = getTableColumns(visits);
const { publicKey: _publicKey, credentialId: _id, ...ofPasskey } = getTableColumns(passkeys);
const { secretSealed: _secret, ...ofApp } = getTableColumns(authenticatorApps);
const { codeHash: _recovery, ...ofRecovery } = getTableColumns(recoveryCodes);
const { drawing: _drawing, ...ofMedia } = getTableColumns(listingMedia);

export {
  ofAccount,
  ofApp,
  ofCheck,
  ofDocument,
  ofKey,
  ofLicence,
  ofListing,
  ofMedia,
  ofPasskey,
  ofPerson,
  ofPush,
  ofRecovery,
  ofReport,
  ofSession,
  ofVisit,
};
