// `node scripts/run.mjs scripts/invoice-fonts.ts`: Anek in the form PDFs embed. The rupee sign comes
// from the Devanagari part.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const FOLDER = 'src/server/lib/pdf/fonts';
const LATIN = 'anek-latin/files/anek-latin-latin-wght-normal.woff2';
const DEVANAGARI = 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2';

interface Wish {
  name: string;
  from: string;
  wght: number;
  /** These letters; without them all. */
  text?: string;
}

const REQUIREMENTS: readonly Wish[] = [
  { name: 'latin', from: LATIN, wght: 400 },
  { name: 'latin-bold', from: LATIN, wght: 650 },
  { name: 'rupee', from: DEVANAGARI, wght: 400, text: '₹' },
  { name: 'rupee-bold', from: DEVANAGARI, wght: 650, text: '₹' },
  { name: 'devanagari', from: DEVANAGARI, wght: 400 },
  { name: 'devanagari-bold', from: DEVANAGARI, wght: 650 },
];

await mkdir(FOLDER, { recursive: true });
for (const { name, from, wght, text = '' } of REQUIREMENTS) {
  const font = await subsetFont(await readFile(`node_modules/@fontsource-variable/${from}`), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght },
    keepAllGlyphs: text === '',
  });
  await writeFile(`${FOLDER}/${name}.ttf`, font);
  console.log(`${name}: ${font.length} bytes`);
}
