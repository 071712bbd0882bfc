/** The page of a listing's pictures one below the other, and there one of the photos or the plans. */
export const photosPath = (listingId: number, nth?: number): string =>
  `/photos/${listingId}#${nth === undefined ? 'plan' : `photo-${nth}`}`;
