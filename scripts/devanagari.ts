import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const WHOLE =
  'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2';

/** The cut face of the site's pages. */
export const MARATHI_NAMES = 'src/assets/fonts/anek-devanagari-subset.woff2';

/** All of Anek Devanagari in the weight of text, as TrueType. */
export const wholeDevanagari = async (): Promise<Buffer> =>
  subsetFont(await readFile(WHOLE), '', {
    targetFormat: 'sfnt',
    variationAxes: { wght: 450 },
    keepAllGlyphs: true,
  });
