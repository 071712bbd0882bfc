import words from '#messages/homes/metro/index.ts';

export const METRO_LINES = ['Aqua', 'Purple', 'Line 3'] as const;
export type MetroLine = (typeof METRO_LINES)[number];

/** What is said of a line, and by whom it was said when. */
export const lineStatus = (line: MetroLine) => ({
  ends: words.ends[line],
  status: words.status[line],
  source: words.source[line],
});

/** "Aqua line", "Line 3". */
export const lineName = (line: MetroLine): string => words.line[line];

/** The station where all lines cross. */
export const CROSSING = 'Civil Court (District Court)';
