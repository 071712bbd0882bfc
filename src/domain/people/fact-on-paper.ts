import { toLatin } from '#domain/lib/transliterate.ts';

/** Letters of a page below which it is a scan, of which nothing can be said. */
const MIN_LETTERS = 40;

/** Letters and digits that stand together, a number with its decimals. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:\.\p{N}+)?/gu;

const wordsOf = (text: string): string[] => toLatin(text).toLowerCase().match(WORD) ?? [];

/** Whether a page says what was entered: all its words, some, none; null of a scan. */
export type OnPaper = 'found' | 'part' | 'missing' | null;

/**
 * @param spellings ways in which a paper may say it, such as an area in feet and in metres; the best counts.
 */
export function factOnPaper(page: string, spellings: readonly string[]): OnPaper {
  if (page.replaceAll(/\s/g, '').length < MIN_LETTERS) return null;
  const said = new Set(wordsOf(page));
  const parts = spellings.map((spelling) => {
    const words = wordsOf(spelling);
    return words.filter((word) => said.has(word)).length / Math.max(1, words.length);
  });
  const best = Math.max(0, ...parts);
  if (best === 1) return 'found';
  return best > 0 ? 'part' : 'missing';
}
