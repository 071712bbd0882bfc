// `node scripts/run.mjs scripts/subset-latin.ts`: cuts Anek Latin down to what pages are written with, in
// the weights they are set in. Run again when a page writes a sign that no face has: a test tells.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { FEATURES, LATIN_FACES, WEIGHTS } from './latin.ts';
import { subsetGlyphs } from './subset-glyphs.ts';

for (const { file, from, letters } of LATIN_FACES) {
  const whole = await subsetFont(await readFile(from), '', {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHTS },
    keepAllGlyphs: true,
  });
  const cut = await subsetGlyphs(whole, { letters, features: FEATURES });
  const subset = await subsetFont(cut, '', { targetFormat: 'woff2', keepAllGlyphs: true });
  await writeFile(file, subset);
  console.log(`${file}: ${subset.length} bytes`);
}
