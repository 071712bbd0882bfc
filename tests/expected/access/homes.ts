import type { AccessTable } from './row.ts';

/**
 * Sections 2 and 6: the public pages' lists and listings are anyone's; only the role user posts a property, so
 * its drafts, media and papers are a user's own. Section 7, "Buyer side": favourites and shortlists go by the
 * token. Decision 20: papers and photos are decided by staff.
 */
export const HOMES: AccessTable = {
  // alike photos
  answerAlike: ['user', 'own-object'],
  decideAlikePhoto: ['admin', 'any-object'],
  listAlikePhotos: ['admin', 'any-object'],
  // drafts
  comparableRate: ['user', 'public'],
  createDraft: ['user', 'caller'],
  deleteDraft: ['user', 'own-object'],
  finishDraft: ['user', 'own-object'],
  getDraft: ['user', 'own-object'],
  listDrafts: ['user', 'caller'],
  saveDraft: ['user', 'own-object'],
  // favourites
  findByFavourite: ['signed-in', 'caller-by-id'],
  findByShortlisted: ['signed-in', 'caller-by-id'],
  markAsFavourite: ['signed-in', 'caller'],
  offersForMe: ['signed-in', 'caller-by-id'],
  shortlistProperty: ['signed-in', 'caller'],
  unlistProperty: ['signed-in', 'caller'],
  // listings
  getListing: ['anyone', 'public'],
  getListingPage: ['anyone', 'public'],
  homesOnOffer: ['anyone', 'public'],
  latestByCategory: ['anyone', 'public'],
  listingsByIds: ['anyone', 'public'],
  nearbyListings: ['anyone', 'public'],
  promotedListings: ['anyone', 'public'],
  recommendListings: ['anyone', 'public'],
  // localities
  getLocalityPage: ['anyone', 'public'],
  listLocalities: ['anyone', 'public'],
  // media
  changeMedia: ['user', 'own-object'],
  getMedia: ['user', 'own-object'],
  orderMedia: ['user', 'own-object'],
  removeMedia: ['user', 'own-object'],
  setVideo: ['user', 'own-object'],
  // my listings
  changeListing: ['user', 'own-object'],
  confirmListing: ['user', 'own-object'],
  editListing: ['user', 'own-object'],
  findByUser: ['user', 'caller-by-id'],
  findByUserId: ['user', 'caller-by-id'],
  myVerifiedProperty: ['user', 'caller-by-id'],
  // photo uploads
  cancelUpload: ['user', 'own-object'],
  createUpload: ['user', 'own-object'],
  getUpload: ['user', 'own-object'],
  sendChunk: ['user', 'own-object'],
  // saved searches
  changeSavedSearch: ['signed-in', 'own-object'],
  listSavedSearches: ['signed-in', 'caller'],
  removeSavedSearch: ['signed-in', 'own-object'],
  saveSearch: ['signed-in', 'caller'],
  // search
  countFacets: ['anyone', 'public'],
  listProperties: ['anyone', 'public'],
  mapPoints: ['anyone', 'public'],
  reverseGeocode: ['anyone', 'public'],
  searchProperties: ['anyone', 'public'],
  suggest: ['anyone', 'public'],
  understand: ['anyone', 'public'],
  // verifications
  decideVerification: ['admin', 'any-object'],
  getVerification: ['user', 'own-object'],
  listVerifications: ['admin', 'any-object'],
  submitPaper: ['user', 'own-object'],
};
