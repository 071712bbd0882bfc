import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const WHOLE =
  'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2';

/** The cut faces of the site's pages, by weight: of text, and of headings and what is bold. */
export const DEVANAGARI_FACES = {
  450: 'src/assets/fonts/anek-devanagari-450.woff2',
  650: 'src/assets/fonts/anek-devanagari-650.woff2',
} as const;

/** All of Anek Devanagari in one weight, as TrueType. */
export const wholeDevanagari = async (weight = 450): Promise<Buffer> =>
  subsetFont(await readFile(WHOLE), '', {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepAllGlyphs: true,
  });

const WRITTEN = /[\u0900-\u097f\u200c\u200d]+/g;

/** What people type, not we. */
const TYPED = path.join('search-query', 'words');

/** Every word in Devanagari of what we write ourselves: messages, names of places, guides. */
export function writtenWords(folders = ['src/messages', 'src/domain/homes', 'content']): string[] {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|md|json)$/.test(file) || file.includes(TYPED)) continue;
      const text = readFileSync(path.join(folder, file), 'utf8');
      for (const [word] of text.matchAll(WRITTEN)) words.add(word);
    }
  }
  return [...words];
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const CONSONANTS = range(0x915, 0x939);
const SIGNS = [...range(0x901, 0x903), ...range(0x93c, 0x93c), ...range(0x93e, 0x94d)];
const ABOVE = ['', 'ि', 'ी', 'े', 'ै', 'ो', 'ौ', 'ं', 'ें', 'ीं', 'ों'];
const ALONE = [...range(0x904, 0x914), 'ॐ', 'ॲ', '।', '॥', ...range(0x966, 0x970)];

/** Letters without a half form: joined to the next one by a drawing of both, or not at all. */
const WITHOUT_HALF = [...'ङछटठडढदह'];

/**
 * What people write that we do not: each letter with each sign, in its half form, with an r before and
 * after it, and joined to any other where no half form would do.
 */
export function joinedLetters(): string[] {
  const pairs = WITHOUT_HALF.flatMap((a) => CONSONANTS.map((b) => `${a}्${b}`));
  return [
    ...ALONE,
    ...CONSONANTS.flatMap((one) => [one, ...SIGNS.map((sign) => one + sign)]),
    ...CONSONANTS.flatMap((one) => [`${one}्\u200d`, `${one}्र`, `${one}्रु`, `${one}्रू`]),
    ...pairs,
    // What is written above a letter joins with an r before it.
    ...CONSONANTS.flatMap((one) => ABOVE.map((sign) => `र्${one}${sign}`)),
  ];
}
