import type { AccessTable } from './row.ts';

/**
 * Sections 2 and 6: the public pages' lists and listings are anyone's; decision 27: drafts, media and papers
 * are whose the property is, whatever their role. Section 7, "Buyer side": favourites and shortlists go by the
 * token. Decision 20: papers and photos are decided by staff.
 */
export const HOMES: AccessTable = {
  // feed
  exportListings: ['member', 'caller'],
  exportListingsFile: ['member', 'caller'],
  listFeedPhotos: ['member', 'caller'],
  upsertListings: ['member', 'caller'],
  // alike photos
  answerAlike: ['member', 'own-object'],
  decideAlikePhoto: ['admin', 'any-object'],
  listAlikePhotos: ['admin', 'any-object'],
  // drafts
  comparableRate: ['member', 'public'],
  createDraft: ['member', 'caller'],
  deleteDraft: ['member', 'own-object'],
  finishDraft: ['member', 'own-object'],
  getDraft: ['member', 'own-object'],
  listDrafts: ['member', 'caller'],
  saveDraft: ['member', 'own-object'],
  // favourites
  addFavouriteFolder: ['signed-in', 'caller'],
  arrangeFavourite: ['signed-in', 'caller'],
  deleteFavouriteFolder: ['signed-in', 'own-object'],
  favouritesCsv: ['signed-in', 'caller'],
  findByFavourite: ['signed-in', 'caller-by-id'],
  findByShortlisted: ['signed-in', 'caller-by-id'],
  listFavouriteFolders: ['signed-in', 'caller'],
  markAsFavourite: ['signed-in', 'caller'],
  offersForMe: ['signed-in', 'caller-by-id'],
  renameFavouriteFolder: ['signed-in', 'own-object'],
  shortlistProperty: ['signed-in', 'caller'],
  unlistProperty: ['signed-in', 'caller'],
  // listings
  getListing: ['anyone', 'public'],
  getListingPage: ['anyone', 'public'],
  getGoneListing: ['anyone', 'public'],
  homesOnOffer: ['anyone', 'public'],
  latestByCategory: ['anyone', 'public'],
  listingsByIds: ['anyone', 'public'],
  nearbyListings: ['anyone', 'public'],
  promotedListings: ['anyone', 'public'],
  recommendListings: ['anyone', 'public'],
  // interest in a listing
  getListingInterest: ['member', 'own-object'],
  // localities
  getLocalityPage: ['anyone', 'public'],
  listLocalities: ['anyone', 'public'],
  // media
  changeMedia: ['member', 'own-object'],
  getMedia: ['member', 'own-object'],
  orderMedia: ['member', 'own-object'],
  removeMedia: ['member', 'own-object'],
  setVideo: ['member', 'own-object'],
  // my listings
  changeListing: ['member', 'own-object'],
  changeListings: ['member', 'caller'],
  confirmListing: ['member', 'own-object'],
  editListing: ['member', 'own-object'],
  findByUser: ['member', 'caller-by-id'],
  findByUserId: ['member', 'caller-by-id'],
  getMyListingsCsv: ['member', 'caller-by-id'],
  myVerifiedProperty: ['member', 'caller-by-id'],
  // photo uploads
  cancelUpload: ['member', 'own-object'],
  createUpload: ['member', 'own-object'],
  getUpload: ['member', 'own-object'],
  sendChunk: ['member', 'own-object'],
  // saved searches
  changeSavedSearch: ['signed-in', 'own-object'],
  listSavedSearches: ['signed-in', 'caller'],
  removeSavedSearch: ['signed-in', 'own-object'],
  saveSearch: ['signed-in', 'caller'],
  // search
  countFacets: ['anyone', 'public'],
  countMoreFacets: ['anyone', 'public'],
  listProperties: ['anyone', 'public'],
  mapPoints: ['anyone', 'public'],
  reverseGeocode: ['anyone', 'public'],
  searchProperties: ['anyone', 'public'],
  suggest: ['anyone', 'public'],
  understand: ['anyone', 'public'],
  // verifications
  decideVerification: ['admin', 'any-object'],
  getVerification: ['member', 'own-object'],
  listVerifications: ['admin', 'any-object'],
  submitPaper: ['member', 'own-object'],
  // wishes
  getHomeWishes: ['member', 'caller'],
  saveHomeWishes: ['member', 'caller'],
};
