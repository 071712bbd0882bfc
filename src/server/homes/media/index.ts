export {
  /** Photos that wait for staff, as `f`. */
  waitingPhotos,
} from './alike.ts';
export {
  /** Leaves files to housekeeping, not before `dueAt`. */
  discardFiles,
  /** Takes files back that a row names from now on. */
  reclaimFiles,
  /** Removes files given up in a transaction that holds by now, after the answer has left. */
  removeSoon,
} from './discard-files.ts';
export {
  /** Takes the pictures off somebody's withdrawn listings, and gives up what was still being sent. */
  erasePhotos,
} from './erase-photos.ts';
export {
  /** Gives up uploads nobody went on with for a day. */
  sweepUploads,
} from './expire.ts';
export {
  /** Makes the photo of a file and puts it on its listing. */
  keepPhoto,
} from './finish-upload.ts';
export {
  /** A listing of the caller's. */
  findOwnListing,
  /** The same, open to changes and locked until the transaction ends. */
  lockOwnListing,
  /** Throws conflict for a listing whose deal is done. */
  requireOpen,
} from './own-listing.ts';
export {
  /** Keys of every file of a photo. */
  filesOf as photoFiles,
  /** The key of the file a picture's path stands for. */
  listingPhotoKey,
} from './photo-files.ts';
export {
  /** Keys of the pieces in which a file is kept that is still on its way. */
  pieceKeys,
} from './pieces.ts';
export {
  /** Its endpoints. */
  mediaRoutes,
} from './routes.ts';
export {
  /** Takes a picture off its listing, whose row is locked. */
  takeAway,
} from './take-away.ts';
export {
  /** Photos seen before that wait for staff. */
  waitingAlikePhotos,
} from './waiting-for-staff.ts';
