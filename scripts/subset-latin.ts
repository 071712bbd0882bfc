// `node scripts/run.mjs scripts/subset-latin.ts`: cuts Anek Latin down to what pages are written with, in
// the weights they are set in. Run again when a page writes a sign that no face has: a test tells.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { LATIN_FACES, WEIGHTS } from './latin.ts';

for (const { file, from, letters } of LATIN_FACES) {
  const subset = await subsetFont(await readFile(from), letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  await writeFile(file, subset);
  console.log(`${file}: ${subset.length} bytes`);
}
