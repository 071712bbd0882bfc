import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

/** The weights pages are set in, from text to bold. */
export const WEIGHTS = { min: 400, max: 700 };
const FILES = 'node_modules/@fontsource-variable/anek-latin/files';

/**
 * The faces of Latin letters, each a file. Every page fetches the first; the sign of the rupee, which
 * that part of the font does not have, is one of its own, and letters with accents are fetched by a page
 * that writes one.
 */
export const LATIN_FACES = [
  {
    file: 'src/assets/fonts/anek-latin.woff2',
    from: `${FILES}/anek-latin-latin-wght-normal.woff2`,
    letters: [...range(0x20, 0x7e), '\u00a0', ...'©°·½²³×÷–—‘’“”•…‹›−'],
  },
  {
    file: 'src/assets/fonts/anek-latin-accents.woff2',
    from: `${FILES}/anek-latin-latin-wght-normal.woff2`,
    letters: range(0xc0, 0xff).filter((letter) => !'×÷'.includes(letter)),
  },
  {
    file: 'src/assets/fonts/anek-rupee.woff2',
    from: `${FILES}/anek-latin-latin-ext-wght-normal.woff2`,
    letters: ['₹'],
  },
] as const;

/** Every sign and letter beyond plain ASCII that we write ourselves, Devanagari apart. */
export function writtenSigns(folders = ['src/messages', 'src/domain', 'src/site', 'content']) {
  const signs = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|astro|md|json)$/.test(file)) continue;
      const text = readFileSync(path.join(folder, file), 'utf8');
      for (const [sign] of text.matchAll(/[^\p{ASCII}\p{Script=Devanagari}\p{Cf}]/gu))
        signs.add(sign);
    }
  }
  return signs;
}
