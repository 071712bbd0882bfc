// `node scripts/run.mjs scripts/subset-devanagari.ts`: cuts Anek Devanagari down to the letters the
// site writes (the gazetteer's names), one weight, a quarter of the whole. Run again when names are added.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';

const WHOLE =
  'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2';
const SUBSET = 'src/assets/fonts/anek-devanagari-subset.woff2';

const text = [...new Set(LOCALITIES.map((locality) => locality.devanagari).join(''))].join('');
const subset = await subsetFont(await readFile(WHOLE), text, {
  targetFormat: 'woff2',
  variationAxes: { wght: 450 },
});
await writeFile(SUBSET, subset);
console.log(`${SUBSET}: ${subset.length} bytes, ${[...text].length} letters`);
