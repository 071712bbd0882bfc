/** Letters of one font, drawn at once. */
export interface Run {
  font: FontName;
  text: string;
}

export const FONT_NAMES = [
  'latin',
  'latin-bold',
  'rupee',
  'rupee-bold',
  'devanagari',
  'devanagari-bold',
] as const;
export type FontName = (typeof FONT_NAMES)[number];

const PART =
  /(?<rupee>₹)|(?<devanagari>[\u0900-\u097f\u200c\u200d]+)|[^₹\u0900-\u097f\u200c\u200d]+/gu;
/** Beyond these the Latin font has no letters. */
const NOT_LATIN =
  /[^\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026]/gu;
const ACCENTS = /\p{M}/gu;

/** A letter without its accents where the font has it so, else a question mark. */
const plain = (letter: string) => {
  const bare = letter.normalize('NFD').replace(ACCENTS, '');
  return bare === letter || bare === '' ? '?' : bare.replace(NOT_LATIN, '?');
};

/** Splits a line by the font that each part of it is written in. */
export function runsOf(text: string, bold: boolean): Run[] {
  const weighted = bold ? '-bold' : '';
  return [...text.normalize('NFC').matchAll(PART)].map(({ 0: part, groups = {} }) => {
    if (groups.rupee) return { font: `rupee${weighted}` as const, text: part };
    if (groups.devanagari) return { font: `devanagari${weighted}` as const, text: part };
    return { font: `latin${weighted}` as const, text: part.replace(NOT_LATIN, plain) };
  });
}
