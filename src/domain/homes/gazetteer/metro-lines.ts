export const METRO_LINES = ['Aqua', 'Purple', 'Line 3'] as const;
export type MetroLine = (typeof METRO_LINES)[number];

/** What is said of a line, and by whom it was said when. */
export const LINE_STATUS: Record<MetroLine, { ends: string; status: string; source: string }> = {
  Aqua: {
    ends: 'Vanaz to Ramwadi',
    status: 'Open',
    source: 'Maha-Metro, August 2024',
  },
  Purple: {
    ends: 'PCMC to Swargate',
    status: 'Open; Nigdi and Katraj ends being built',
    source: 'Maha-Metro, September 2024',
  },
  'Line 3': {
    ends: 'Hinjawadi to Civil Court',
    status: 'Being built: 94% done, opening in parts announced',
    source: 'Free Press Journal, 3 March 2026',
  },
};

/** "Aqua line", "Line 3". */
export const lineName = (line: MetroLine): string => (line === 'Line 3' ? line : `${line} line`);
