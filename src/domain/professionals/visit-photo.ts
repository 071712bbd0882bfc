/** Photos of one visit to a property; they are all in the report. */
export const MAX_VISIT_PHOTOS = 12;
export const MAX_VISIT_PHOTO_BYTES = 12 * 1024 * 1024;
