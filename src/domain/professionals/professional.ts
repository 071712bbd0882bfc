/** Languages a professional may say they speak, as clients filter by them. */
export const LANGUAGES = [
  'Marathi',
  'Hindi',
  'English',
  'Gujarati',
  'Kannada',
  'Telugu',
  'Tamil',
  'Malayalam',
  'Bengali',
  'Punjabi',
  'Urdu',
  'Sindhi',
] as const;
export type Language = (typeof LANGUAGES)[number];

export const DIRECTORY_SORTS = ['rating', 'near', 'fee', 'response'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/** So far from a place a professional still counts as near it. */
export const NEAR_METRES = 5_000;
